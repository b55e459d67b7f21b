// Once an application is sent, its button gives way to what stands there when the page is loaded again.
const sent = new Set()
addEventListener('ndt-saved', ({ target, detail }) => {
  if (detail.section === 'application') sent.add(target)
})
addEventListener('ndt-close', ({ target }) => {
  const applied = sent.delete(target) && target.querySelector('template')
  if (!applied) return
  const done = applied.content.firstElementChild
  // the day of the server's clock, which goes by UTC
  const day = document.createElement('time')
  day.dateTime = new Date().toISOString().slice(0, 10)
  day.textContent = day.dateTime.split('-').reverse().join('-')
  done.lastElementChild.append(day)
  done.tabIndex = -1
  target.replaceWith(done)
  done.focus()
})
