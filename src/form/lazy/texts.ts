import { texts } from '../../texts'

/** What a form says of its draft, and of changes from elsewhere (Q106). */
export const careTexts = texts('care', {
  endedHow: 'Sign in again, then save. What you typed stays here.',
  restored: 'What you typed last time is back.',
  startOver: 'Start over',
  notKept: '{fields}: files are not kept. Choose them again.',
  stale:
    'This was changed elsewhere, so it was not saved yet. What you typed is still here: look it over, then save again.',
  perhapsAdded:
    'What was sent before may have been added already. Look in the list before you save it again.',
  unread: '{fields}: what is stored could not be read in full. Saving replaces it.',
  unreadHere:
    'What is stored here could not be read in full. Saving replaces it with what you see.',
  conflicts: '{n} fields that you changed were changed elsewhere too. Choose what to keep.',
  'conflicts.one': 'A field that you changed was changed elsewhere too. Choose what to keep.',
  changed: 'Changed elsewhere to: {value}',
  emptied: 'Emptied elsewhere.',
  keep: 'Keep mine',
  take: 'Take theirs',
  named: '{action}: {field}',
})
