export { Card, Facts, Surface } from './card'
