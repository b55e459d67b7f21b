import { afterAll } from 'vitest'
import { closePages } from '../pages/support'

// what went wrong on them was looked at cell by cell
afterAll(async () => void (await closePages()))
