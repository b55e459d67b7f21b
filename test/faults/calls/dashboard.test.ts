import { runArea } from '../run'

runArea('The dashboard')
