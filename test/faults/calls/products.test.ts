import { runArea } from '../run'

runArea('The form of a product')
