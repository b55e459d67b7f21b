import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import base from './panel/base.css'
import findings from './panel/findings.css'
import { Panel } from './panel/panel'
import panel from './panel/panel.css'
import tags from './panel/tags.css'
import { findingsOf } from './rules'
import { look } from './scene'
import { watchCalls } from './watch/calls'
import { watchEvents } from './watch/events'
import { watchFiles } from './watch/files'
import { watchMorphs } from './watch/morphs'
import { whenChanged } from './watch/notify'
import { watchPolicy } from './watch/policy'

/** Milliseconds after which the page is looked at although nothing was heard of it. */
const PULSE = 1000
/** Who finds it there, as a second script does, leaves. */
const MARK = Symbol.for('ndt-inspector')

const marked = globalThis as { [name: symbol]: boolean | undefined }
if (!marked[MARK]) {
  marked[MARK] = true
  start()
}

function start(): void {
  for (const watch of [watchCalls, watchEvents, watchFiles, watchMorphs, watchPolicy]) watch()
  const host = document.createElement('div')
  host.dataset['ndtInspector'] = ''
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([base, panel, findings, tags].join(''))
  root.adoptedStyleSheets = [sheet]
  // beside the body, which some pages put another in the place of
  document.documentElement.append(host)
  const view = createRoot(root)

  function show(): void {
    // a morph of the whole page takes away what its server has not printed
    if (!host.isConnected) document.documentElement.append(host)
    const scene = look()
    view.render(createElement(Panel, { host, scene, findings: findingsOf(scene) }))
  }
  whenChanged(show)
  setInterval(show, PULSE)
  show()
}
