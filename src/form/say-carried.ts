import { SAID } from './carried'
import { toast } from '../ui/toast'

/** Says what the form of the page before had no time to say, once (Q10); whether there was something. */
export function sayCarried(): boolean {
  try {
    const { message, until } = JSON.parse(sessionStorage.getItem(SAID)!) as Said
    sessionStorage.removeItem(SAID)
    if (until < Date.now()) return false
    void toast({ message })
    return true
  } catch {
    // storage is switched off, or holds nothing: there is nothing to say
    return false
  }
}

interface Said {
  message: string
  until: number
}
