import { openBy } from './opener'

openBy(() => import('./dialog-shoelace'))
