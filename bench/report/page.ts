import { writeFileSync } from 'node:fs'
import { goals, shown, verdict } from './goals'
import { RESULTS, type Results, type Taken } from './results'

const WIDTH = 720
const ROW = 24
const LABEL = 160

/** Writes the figures as one page that needs nothing else: \`bench/results/index.html\`. */
export function writePage(results: Results): string {
  const file = `${RESULTS}/index.html`
  const { machine, browser, cases } = results
  const rows = goals.map(goal => {
    const [value, said] = verdict(goal, cases)
    const cells = [goal.what, goal.before, `${goal.goal} ${goal.unit}`, value, said]
    return `<tr>${cells.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`
  })
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><style>${STYLE}</style></head>
<body><main><h1>Bench</h1><p>${escaped(machine)}; Chromium ${escaped(browser)}. Bars are medians, lines the quarters around them.</p>
<h2>Goals</h2><table><tr><th></th><th>before</th><th>goal</th><th>measured</th><th></th></tr>${rows.join('')}</table>
${cases.map(section).join('\n')}</main></body></html>
`,
  )
  return file
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1b2528;background:#fff}main{max-width:60rem;margin:auto}
table{border-collapse:collapse}td,th{padding:.25rem .75rem .25rem 0;text-align:start;border-bottom:1px solid #d5dcde}
svg{display:block;max-width:100%}rect{fill:#8aa5ab}.ours{fill:#0b6b75}text{font-size:13px;fill:#1b2528}line{stroke:#1b2528}
@media(prefers-color-scheme:dark){body{color:#e4eaec;background:#10181a}text{fill:#e4eaec}line{stroke:#e4eaec}rect{fill:#54707a}.ours{fill:#3fb6c1}}`

function section(taken: Taken): string {
  const { name, title, rounds, date, load, measures } = taken
  const plots = Object.keys(measures).map(measure => plot(taken, measure))
  return `<h2>${escaped(name)}</h2><p>${escaped(title)}; ${rounds} rounds, ${date} UTC, ${shown(load)} programs a core.</p>${plots.join('')}`
}

/** A bar a contestant. */
function plot({ figures, measures }: Taken, measure: string): string {
  const all = Object.entries(figures).map(([name, found]) => ({ name, ...found[measure]! }))
  const most = Math.max(...all.map(({ high }) => high)) || 1
  const x = (value: number) => LABEL + (value / most) * (WIDTH - LABEL - 80)
  const bars = all.map(({ name, median, low, high }, index) => {
    const y = index * ROW + 4
    const isOurs = name === 'ours' ? ' class="ours"' : ''
    return `<text x="0" y="${y + 13}">${escaped(name)}</text><rect${isOurs} x="${LABEL}" y="${y}" width="${(x(median) - LABEL).toFixed(1)}" height="16"/>
<line x1="${x(low).toFixed(1)}" x2="${x(high).toFixed(1)}" y1="${y + 8}" y2="${y + 8}"/><text x="${(x(high) + 6).toFixed(1)}" y="${y + 13}">${shown(median)}</text>`
  })
  const unit = measures[measure]
  const label = `${measure}${unit && `, ${unit}`}`
  const height = all.length * ROW + 8
  return `<h3>${escaped(label)}</h3><svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(label)}">${bars.join('')}</svg>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
