import { writeFileSync } from 'node:fs'
import { goals, shown, verdict, whyMissed } from './goals'
import { RESULTS, type Results, type Taken } from './results'

/** Writes the figures as one page that needs nothing else: `bench/results/index.html`. */
export function writePage(results: Results): string {
  const file = `${RESULTS}/index.html`
  const { machine, browser, cases } = results
  const rows = goals.map(goal => {
    const [value, said] = verdict(goal, cases)
    const isMissed = said.startsWith('missed') ? ' class="missed"' : ''
    const cells = [goal.before, `${goal.goal} ${goal.unit}`, value].map(escaped)
    return `<tr><th scope="row">${escaped(goal.what)}</th><td>${cells.join('</td><td>')}</td><td${isMissed}>${said}</td></tr>`
  })
  const reasons = whyMissed(cases).map(
    ([what, why]) => `<li><b>${escaped(what)}</b>: ${escaped(why)}</li>`,
  )
  const links = cases.map(({ name }) => `<a href="#${name}">${name}</a>`)
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title><style>${STYLE}</style></head><body><main><h1>Bench</h1>
<p>${escaped(machine)}; Chromium ${escaped(browser)}. Bars are medians, lines the quarters around them.</p>
<h2>Goals</h2><div class="wide"><table><tr><td></td>${['before', 'goal', 'measured', ''].map(each => `<th scope="col">${each}</th>`).join('')}</tr>${rows.join('')}</table></div>
${reasons.length ? `<h2>What is missed, and why</h2><ul>${reasons.join('')}</ul>` : ''}
<h2>Cases</h2><nav>${links.join(' ')}</nav>
${cases.map(section).join('\n')}</main></body></html>
`,
  )
  return file
}

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d5dcde,#2b393d);--bar:light-dark(#8aa5ab,#54707a);--ours:light-dark(#0b6b75,#3fb6c1)}
body{font:16px/1.5 system-ui,sans-serif;margin:1.5rem 1rem;color:light-dark(#1b2528,#e4eaec);background:light-dark(#fff,#10181a)}
main{max-width:60rem;margin:auto}h2{margin-top:2.5rem}h3{margin-bottom:.25rem;font-size:1rem}a{color:var(--ours)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}.wide{overflow-x:auto}table{border-collapse:collapse}
td,th{padding:.25rem .75rem .25rem 0;text-align:start;font-weight:400;border-bottom:1px solid var(--line)}.missed{font-weight:600}.wide td:last-child{white-space:nowrap}
.plot{width:100%}.plot th{width:9rem}.plot td:last-child{width:4rem;text-align:end}svg{display:block;width:100%;height:16px;overflow:visible}
rect{fill:var(--bar)}.ours rect{fill:var(--ours)}.ours th{font-weight:600}line{stroke:currentColor}
@media(max-width:30rem){.plot th{width:6rem;overflow-wrap:anywhere}}`

function section(taken: Taken): string {
  const { name, title, rounds, date, load, measures } = taken
  const plots = Object.keys(measures).map(measure => plot(taken, measure))
  return `<h2 id="${name}">${name}</h2><p>${escaped(title)}; ${rounds} rounds, ${date} UTC, ${shown(load)} programs a core.</p>${plots.join('')}`
}

/** A bar a contestant. */
function plot({ figures, measures }: Taken, measure: string): string {
  const all = Object.entries(figures).map(([name, found]) => ({ name, ...found[measure]! }))
  const most = Math.max(...all.map(({ high }) => high)) || 1
  const at = (value: number) => `${((value / most) * 100).toFixed(1)}%`
  const bars = all.map(
    ({ name, median, low, high }) =>
      `<tr${name === 'ours' ? ' class="ours"' : ''}><th scope="row">${escaped(name)}</th><td><svg aria-hidden="true"><rect width="${at(median)}" height="16"/><line x1="${at(low)}" x2="${at(high)}" y1="8" y2="8"/></svg></td><td>${shown(median)}</td></tr>`,
  )
  const unit = measures[measure]
  return `<h3>${escaped(measure)}${unit && `, ${unit}`}</h3><table class="plot">${bars.join('')}</table>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
