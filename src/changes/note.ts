import { toast } from '../ui/toast'
import { accountTexts } from './account.texts'

let shown: { words: string; life: AbortController } | undefined

/** Shows a note over the page, once, until the visitor closes it or the page is loaded again. */
export function showNote(words: string): void {
  if (shown?.words === words) return
  hideNote()
  const life = new AbortController()
  const note = (shown = { words, life })
  const forget = () => {
    if (shown === note) shown = undefined
  }
  void toast({
    message: words,
    tone: 'danger',
    duration: Infinity,
    action: { label: accountTexts().reload, run: () => location.reload() },
    signal: life.signal,
    onClose: forget,
  }).then(isShown => isShown || forget())
}

/** Takes the note back: what it says is no longer so. */
export function hideNote(): void {
  shown?.life.abort()
  shown = undefined
}
