import { test } from 'vitest'
import { expectCheap, type Priced } from './page-cost'

test.each<Priced>([
  ['/company/products', 'company', { bytes: 56_020, files: 11, calls: 2 }],
  ['/company/products/add', 'company', { bytes: 166_500, files: 23, calls: 4 }],
  ['/company/services', 'company', { bytes: 55_770, files: 11, calls: 2 }],
  // a call more where the navigation has its answer before the form begins, which reads anew (Q106)
  ['/company/profile', 'company', { bytes: 162_000, files: 22, calls: 5 }],
])(
  'on slow 4G %s loads no more than it did, nothing moves by itself, no task is long, and at rest it does nothing',
  expectCheap,
)
