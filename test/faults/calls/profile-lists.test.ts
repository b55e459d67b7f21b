import { runArea } from '../run'

runArea('The lists of the profile’s forms')
