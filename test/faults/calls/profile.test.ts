import { runArea } from '../run'

runArea('The profile’s forms')
