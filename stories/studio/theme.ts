/** What the studio decides; nothing where the library's own stays. */
export interface Theme {
  accent?: string
  /** Pixels. */
  radius?: number
  density?: number
  font?: string
}

/** The one block of CSS that makes it: for the page, and for any part of it that has a theme of its own. */
export function cssOf({ accent, radius, density, font }: Theme): string {
  const lines = [
    accent && `--ndt-accent: ${accent};`,
    radius !== undefined && `--ndt-radius: ${radius}px;`,
    density !== undefined && `--ndt-density: ${density};`,
    font && isFont(font) && `--ndt-font: ${font};`,
  ].filter(Boolean)
  if (!lines.length) return '/* The library’s own theme: nothing to set. */\n'
  return `:root,\n[data-ndt-theme] {\n${lines.map(line => `  ${line}\n`).join('')}}\n`
}

/** Whether it is what CSS takes for a font, and leaves whole what is written after it. */
export function isFont(written: string): boolean {
  const sheet = new CSSStyleSheet()
  // a quote, a comment or an escape that is left open is right in itself, and takes the rest along
  sheet.replaceSync(`a { --font: ${written}; --after: it }`)
  const { style } = sheet.cssRules[0] as CSSStyleRule
  return CSS.supports('font-family', written) && style.getPropertyValue('--after') === 'it'
}

/** By this a browser has the theme that was made last in it: for the next visit, and for the toolbar. */
const KEPT = 'storybook-ndt-theme'

export function keptTheme(): Theme {
  return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Theme
}

export function keepTheme(theme: Theme): void {
  localStorage.setItem(KEPT, JSON.stringify(theme))
}
