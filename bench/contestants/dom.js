const SVG = 'http://www.w3.org/2000/svg'
const PENCIL = 'm12.6 4.4 3 3L7 16H4v-3zM11 6l3 3'

/** What a link has that leads to a tab of its own. */
export const AWAY = { target: '_blank', rel: 'noopener noreferrer' }
/** What a button has that shows an icon alone. */
export const ICON_BUTTON = 'btn btn--ghost btn--md btn--icon'

/** An element with classes, attributes and what stands in it. */
export function h(name, classes, attributes, ...children) {
  const element = document.createElement(name)
  if (classes) element.className = classes
  for (const key in attributes) element.setAttribute(key, attributes[key])
  element.append(...children)
  return element
}

/** A part of a drawing. */
export function s(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name)
  for (const key in attributes) element.setAttribute(key, attributes[key])
  element.append(...children)
  return element
}

/** An icon of one path. */
export const icon = (path, classes = 'i', attributes = {}) =>
  s(
    'svg',
    { viewBox: '0 0 20 20', 'aria-hidden': 'true', class: classes },
    s('path', { d: path, ...attributes }),
  )

/** A button with an icon alone. */
export const iconButton = (label, path, classes) =>
  h('button', classes, { type: 'button', 'aria-label': label }, icon(path))

/** The pencil of a card. */
export const editButton = (label, classes = '') => iconButton(label, PENCIL, ICON_BUTTON + classes)

/** A button of a menu. */
export const menuButton = (name, classes, ...face) =>
  h(
    'button',
    classes,
    { type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': 'false' },
    h('span', 'sr', {}, name),
    h('span', 'menu-face', { 'aria-hidden': 'true' }, ...face),
  )

/** A round picture, or a logo. */
export const picture = (src, classes) =>
  h('span', classes, { 'aria-hidden': 'true' }, h('img', '', { src, alt: '' }))

/** A card with its heading; `more` stands beside that. */
export const card = (title, more, classes, ...children) =>
  h(
    'section',
    `card${classes}`,
    { part: 'card', 'aria-label': title },
    h('header', 'card__head', {}, h('h2', 'card__title', {}, title), ...more),
    ...children,
  )

/** A card's foot with a link. */
export const foot = (label, href) =>
  h(
    'footer',
    'card__foot',
    {},
    h('a', 'link sm', { href }, label, icon('M4 10h12M11 5l5 5-5 5', 'i i--flip')),
  )

/** Draws into an element's own root, with the one sheet that all share. */
export function draw(element, sheet, ...children) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.replaceChildren(h('slot', '', { name: 'trigger' }), h('div', 'ndt', {}, ...children))
}

/** Reads a call of the portal. */
export const read = path =>
  fetch(`/api/v2/user/${path}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    .then(answer => answer.json())
    .then(({ data }) => data)

/** The sheet of the widgets, fetched once. */
export async function readSheet() {
  const { href } = document.querySelector('link[rel=preload][as=fetch]')
  const sheet = new CSSStyleSheet()
  return sheet.replace(await (await fetch(href)).text())
}
