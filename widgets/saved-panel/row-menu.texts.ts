import { texts } from '../../src/index'

/** The words of a row's menu, which load with it. */
export const rowMenuTexts = texts('saved-panel', {
  quickApply: 'Quick Apply',
  remove: 'Remove',
})
