import { openBy } from './opener'

openBy(() => import('./uppy'))
