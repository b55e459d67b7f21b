import bootstrap from 'bootstrap/dist/css/bootstrap.css?url'
import bootstrap3 from '../src/styles/themes/bootstrap-3.css?inline'
import highContrast from '../src/styles/themes/high-contrast.css?inline'
import { cssOf, keptTheme } from '../stories/studio/theme'

const designs = {
  default: () => '',
  bootstrap3: () => bootstrap3,
  highContrast: () => highContrast,
  own: () => cssOf(keptTheme()),
}
const library = new CSSStyleSheet()
document.adoptedStyleSheets.push(library)

const sheets = {
  plain: '',
  small: 'data:text/css,html{font-size:10px}',
  bootstrap,
}
const link = document.createElement('link')
link.rel = 'stylesheet'

/** The toolbar's menus: what a page decides and a tag has to live with. */
export const globalTypes = {
  theme: menu('Light or dark', 'mirror', { auto: 'As the system', light: 'Light', dark: 'Dark' }),
  design: menu('Theme of the library', 'contrast', {
    default: 'Default',
    bootstrap3: 'Bootstrap 3',
    highContrast: 'High contrast',
    own: 'Made in the studio',
  } satisfies Record<keyof typeof designs, string>),
  dir: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  sheet: menu("The page's own CSS", 'paintbrush', {
    plain: 'No page CSS',
    small: 'html { font-size: 10px }',
    bootstrap: 'Bootstrap 3',
  } satisfies Record<keyof typeof sheets, string>),
}

/** What the toolbar shows at first. */
export const initialGlobals = { theme: 'auto', design: 'default', dir: 'ltr', sheet: 'plain' }

/** Makes the page as the toolbar says. */
export function dressPage({ theme, design, dir, sheet }: Record<string, unknown>): void {
  const { documentElement, head } = document
  documentElement.dir = String(dir)
  if (theme === 'auto') delete documentElement.dataset.ndtTheme
  else documentElement.dataset.ndtTheme = String(theme)
  library.replaceSync(designs[design as keyof typeof designs]())
  link.href = sheets[sheet as keyof typeof sheets]
  if (link.getAttribute('href')) head.prepend(link)
  else link.remove()
}

function menu(
  name: string,
  icon: 'mirror' | 'contrast' | 'transfer' | 'paintbrush',
  titles: Record<string, string>,
) {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }))
  return { name, description: name, toolbar: { icon, items, dynamicTitle: true } }
}
