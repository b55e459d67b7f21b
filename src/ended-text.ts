import { accountOf } from './config'
import { partsTexts } from './ui/texts'

/** What a call that asks for a session is told without one; the page may say that nobody was signed in to begin with. */
export function endedText(): string {
  const { ended, nobody } = partsTexts()
  return accountOf() === null ? nobody : ended
}
