import { expect, test } from 'vitest'
import { showEditor } from './rich-text-shown'

test('what points to one side turns with a page from right to left, and letters do not', async () => {
  const { findAll } = await showEditor()
  const turned = findAll('.i--flip').map(drawing => drawing.closest('button')!.title)
  expect(turned).toEqual(['Bulleted list', 'Quote', 'Align end', 'Undo'])
})
