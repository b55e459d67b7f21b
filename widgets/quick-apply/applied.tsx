import { check, Icon } from '../../src/index'

/** What stands in the form's place once the application is sent. */
export function Applied({ message, jobTitle }: { message: string; jobTitle: string }) {
  return (
    <div className="quick-apply__done">
      <span className="quick-apply__mark">
        <Icon path={check} className="i--20" />
      </span>
      <p className="quick-apply__message">{message}</p>
      <p className="muted" dir="auto">
        {jobTitle}
      </p>
    </div>
  )
}
