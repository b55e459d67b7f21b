import { runArea } from '../run'

runArea('The company’s profile')
