// Once an application is sent, or turns out to have been, its button gives way to what stands there when the page is
// loaded again.
const days = new Map()
addEventListener('ndt-saved', ({ target, detail }) => {
  // the day of the server's clock, which goes by UTC
  if (detail.section === 'application') days.set(target, new Date().toISOString().slice(0, 10))
})
addEventListener('ndt-error', ({ target, detail }) => {
  // what the portal has against the job may be that another tab has applied for it
  if (detail.tag === 'ndt-quick-apply' && detail.fields.job_id) days.set(target, dayOf(target))
})
addEventListener('ndt-close', async ({ target }) => {
  const given = days.get(target)
  days.delete(target)
  const date = await given
  const template = target.querySelector('template')
  // it may be open again
  if (!date || !template || target.open) return
  const done = template.content.firstElementChild
  const day = document.createElement('time')
  day.dateTime = date
  day.textContent = date.split('-').reverse().join('-')
  done.lastElementChild.append(day)
  done.tabIndex = -1
  const hasFocus = target.contains(document.activeElement)
  target.replaceWith(done)
  if (hasFocus) done.focus()
})

/** When the visitor applied for the job of a tag, if they did. */
async function dayOf({ jobId }) {
  try {
    const answer = await fetch('/api/v2/user/get-saved-job?is_applied=1')
    const { data } = await answer.json()
    return data.find(({ id }) => id === jobId)?.is_applied.date.slice(0, 10)
  } catch {
    // the button stays, and the portal refuses as before
  }
}
