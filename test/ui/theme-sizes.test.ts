import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const SHEETS = globSync('{src,widgets}/**/*.css', { ignore: ['src/styles/**', '**/*.page.css'] })
const SPACE =
  /^(padding|margin|scroll-margin|gap|row-gap|column-gap|((min|max)-)?block-size|line-height|--_(h|edge|line|first)$)/

/** Drawings and pictures have a size of their own, and so has what stands in their middle or beside them. */
const DRAWN = [
  ...[
    '.check-box',
    '.check-box::before',
    '.checks__one > input',
    '.checks__one > input:checked::before',
  ],
  ...[
    '.view-panel__choice > input',
    '.switch::before',
    '.switch::after',
    '.switch > .spin',
    '.spin',
  ],
  ...['.slider::-webkit-slider-thumb', '.slider::-moz-range-thumb', '.toast__icon', '.empty__art'],
  ...['.file__thumb', '.job-profile-card__sheet', '.quick-apply__mark', '.sign-out__icon'],
  ...[
    '.strength',
    '.profile-card__band',
    '.profile-card__photo',
    '.site-header__tagline-ticks > i',
  ],
  ...['.company-profile__view > img, .company-profile__dummy', '.guide-thank-you__wait > .spin'],
  ...[
    '.sk',
    '.sk-row > .sk',
    '.sk-lines > .sk:nth-child(even)',
    '.guide-page--waiting .sk:nth-child(-n + 2)',
  ],
  // over the picture at its lower edge
  '.guide-thank-you > .guide-hero',
  // behind what fades
  '.guide-page__tabs',
  ...['.form-page__back.btn--icon', '.form-page__back:not(.btn--icon)', '.profile-card__links'],
  ...['.features__n', '.features__row:first-child > .features__n'],
]
/** What is pressed gets no lower than 24 px, the bars at the top and what stands in them than a finger needs. */
const PRESSED = [
  ...['.link', '.switch', '.slider', '.table__sort', '.view-panel__choice', '.combobox__remove'],
  ...['.pager__page', '.table__row > .table__name.table__name', '.table__row > .table__publish'],
  ...['.company-nav__mark', '.site-header__in', '.site-header__mark', '.site-header__user'],
  ...['.site-header__list', '.site-header__tagline', '.site-header__search > input'],
  '.invitation',
]
/** Room for a number of lines, and columns beside which a part stands. */
const LISTS = [
  ...['.combobox__list', '.table-filter + .pop', '.bulk-bar__said > ul'],
  '.table__skeleton.table__skeleton',
  ".company-profile > [aria-busy='true']",
  '.guide-page--waiting',
]
/** What is round by its meaning in every theme: faces, marks, knobs and pills. */
const ROUND = [
  ...['.av', '.spin', '.slider::-webkit-slider-thumb', '.slider::-moz-range-thumb', '.switch'],
  ...['.switch::after', ".view-panel__choice > [type='radio']:not(:checked)", '.table__more-count'],
  ...['.cropper .ReactCrop__crop-selection', '.company-profile__open', '.profile-card__camera'],
  ...[
    '.company-profile__view > img, .company-profile__dummy',
    '.quick-apply__mark',
    '.sign-out__icon',
  ],
  '.site-header__user',
]

/** Each declaration of all sheets that is not for a finger alone. */
const all = SHEETS.flatMap(file => [...declarations(readFileSync(file, 'utf8'))])

function* declarations(css: string) {
  const rules: string[] = []
  for (const [, text, end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const said = text!.trim().replace(/\s+/g, ' ')
    const [property, value] = said.split(': ')
    if (end === ';' && !rules.some(rule => rule.includes('pointer: coarse'))) {
      yield { rule: rules.at(-1)!, property: property!, value: value! }
    }
    if (end === '{') rules.push(said)
    if (end === '}') rules.pop()
  }
}

/** Whether a value has px, but for hairlines and nudges, that neither the density reaches nor a pointer or a drawing needs. */
function isFixed(value: string): boolean {
  const rest = value.replace(
    /-?[\d.]+px \* var\(--ndt-density\)|max\((24|44|56)px,|calc\(1[46]px \+/g,
    '',
  )
  return [...rest.matchAll(/([\d.]+)px/g)].some(([, px]) => Number(px) > 4)
}

test('the density reaches all space, and the height of all that is no drawing', () => {
  const found = all
    .filter(
      ({ rule, property, value }) =>
        SPACE.test(property) && !/(\.i|svg)$/.test(rule) && isFixed(value),
    )
    .map(({ rule }) => rule)
  expect([...new Set(found)].sort()).toEqual([...DRAWN, ...PRESSED, ...LISTS].sort())
})

test('a theme without corners has none, but for what is round by its meaning', () => {
  const follows =
    /^(0|inherit|var\(--ndt-r-(xs|sm|md|lg|xl)\)|min\(var\(--ndt-r-\w+\), \d+px\)|calc\(var\(--ndt-r-lg\) - 1px\))$/
  const found = all
    .filter(({ property, value }) => property.endsWith('radius') && !follows.test(value))
    .map(({ rule }) => rule)
  expect([...new Set(found)].sort()).toEqual([...ROUND].sort())
})
