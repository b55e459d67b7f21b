// A menu closes by Escape, which gives the focus back, and as the visitor goes elsewhere.
const menu = document.querySelector('details.menu')

menu.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary').focus()
})
for (const type of ['click', 'focusin']) {
  document.addEventListener(type, ({ target }) => {
    if (!menu.contains(target)) menu.open = false
  })
}
