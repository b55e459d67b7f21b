import { runArea } from '../run'

runArea('The form of a service, and the guides')
