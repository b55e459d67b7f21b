/** Package -> how its writes of HTML, and what it leaves on the page's globals, are written anew. */
const rewrites = {
  // a toast's message, and its own announcer's text
  notyf: [[/\.innerHTML/g, '.textContent']],
  flatpickr: [
    [
      /\.innerHTML = "[^;]*" \+ weekdays\.join\([^;]*;/,
      '.replaceChildren(...weekdays.map(day => createElement("span", "flatpickr-weekday", day)));',
    ],
    [
      /\.insertAdjacentHTML\("beforeend", [^;]*getWeek\(date\)[^;]*;/,
      '.append(createElement("span", "flatpickr-day", self.config.getWeek(date)));',
    ],
    // the arrows, which we leave empty, and an emptied list
    [/\.innerHTML/g, '.textContent'],
    // helpers that look for themselves on a `this` which modules do not have
    [/\(this && this\.__\w+\) \|\| /g, ''],
    // the page may have a flatpickr of its own
    [/(HTMLCollection|HTMLElement)\.prototype\.[^;]*;\s*\};/g, ''],
    [/Date\.prototype\.fp_incr = [^;]*;\s*\};/, ''],
    [/window\.flatpickr = flatpickr;/, ''],
    [/jQuery\.fn\.flatpickr = [^;]*;\s*\};/, ''],
  ],
}

/**
 * Makes packages that write HTML write text or elements, so that they run under Trusted Types, and
 * keeps to themselves those that put themselves on the page's globals.
 */
export function safeHtml() {
  return {
    name: 'safe-html',
    transform(code, id) {
      const [, name] = /node_modules\/(notyf|flatpickr)\//.exec(id) ?? []
      if (!name) return null
      const safe = rewrites[name].reduce((text, rewrite) => text.replace(...rewrite), code)
      if (/\.(inner|outer|insertAdjacent)HTML/.test(safe)) this.error(`${id} writes HTML elsewhere`)
      return { code: safe, map: null }
    },
  }
}
