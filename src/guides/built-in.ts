import type { Guide } from './guide'
import ultrasonicTesting from './built-in/ultrasonic-testing-buyers-guide.json'

/** The guides that come with the library (R252); pictures are relative to the library's folder. */
export const builtIn: Guide[] = [ultrasonicTesting]
