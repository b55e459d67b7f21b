import type { JobFamily } from './family'
import { offices } from './offices'
import { beginners, calibration, levelThree, procedures, teaching } from './people'
import { corrosion, plantInspection, ropeAccess, visual } from './sites'
import { aerospace, eddyCurrent, rail, screening, surface } from './specialists'
import { phasedArray, pipelines, radiography, welding } from './welds'

/** All the jobs of the portal, by kind. */
export const jobFamilies: JobFamily[] = [
  phasedArray,
  radiography,
  welding,
  pipelines,
  ropeAccess,
  corrosion,
  plantInspection,
  visual,
  eddyCurrent,
  surface,
  aerospace,
  rail,
  screening,
  levelThree,
  teaching,
  procedures,
  calibration,
  beginners,
  offices,
]
