/** The colours of an instrument's screen. */
export const screen = {
  ground: '#08262c',
  plate: '#0c343b',
  steel: '#17474f',
  line: '#1d4a52',
  trace: '#63e0d4',
  hot: '#f2b632',
  pale: '#f0f8f8',
}

/** A number as it stands in a drawing: one decimal at most. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Wraps shapes into a picture of 240 by 160. */
export const picture = (ground: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice">` +
  `<rect width="240" height="160" fill="${ground}"/>${shapes}</svg>\n`

/** The grid of an instrument's screen. */
export const grid = (): string => {
  const columns = Array.from({ length: 11 }, (_, index) => `M${20 * (index + 1)} 0V160`)
  const rows = Array.from({ length: 7 }, (_, index) => `M0 ${20 * (index + 1)}H240`)
  const lines = [...columns, ...rows].join('')
  return `<path d="${lines}" stroke="${screen.line}" opacity=".75"/>`
}
