import { runArea } from '../run'

runArea('Lists of products and services')
