import { runArea } from '../run'

runArea('Account and applications')
