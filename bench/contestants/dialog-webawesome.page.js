import { openBy } from './opener'

openBy(() => import('./dialog-webawesome'))
