export { SkeletonLines, SkeletonRows } from './skeleton'
