import { endedText } from '../../ended-text'
import { siteUrl } from '../../config'
import { SignInLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { careTexts } from './texts'

/** The session ended: signing in happens in another tab, and Save works again after it (Q43). */
export function SessionNote({ signIn }: { signIn: string }) {
  return (
    <Notice tone="warning" action={<SignInLink size="sm" href={siteUrl(signIn)} />}>
      <div className="strong">{endedText()}</div>
      {careTexts().endedHow}
    </Notice>
  )
}
