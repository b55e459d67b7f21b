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
  quill: [
    // what is pasted, parsed by the sanitiser that the editor gives the clipboard
    [/new DOMParser\(\)\.parseFromString\(html, 'text\/html'\)/g, 'this.options.parse(html)'],
    [/\.innerHTML = '';/, '.replaceChildren();'],
    [/li\.innerHTML = listItem\.element\.innerHTML;/, 'li.append(...listItem.element.childNodes);'],
  ],
}

/** Packages that only read HTML besides; the others name it nowhere. */
const writes = { quill: /\.(inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|parseFromString/ }

/**
 * Makes packages that write HTML write text or elements, so that they run under Trusted Types, and
 * keeps to themselves those that put themselves on the page's globals.
 */
export function safeHtml() {
  return {
    name: 'safe-html',
    transform(code, id) {
      const [, name] = /node_modules\/(notyf|flatpickr|quill)\//.exec(id) ?? []
      if (!name) return null
      const safe = rewrites[name].reduce((text, rewrite) => text.replace(...rewrite), code)
      const unsafe = writes[name] ?? /\.(inner|outer|insertAdjacent)HTML/
      if (unsafe.test(safe)) this.error(`${id} writes HTML elsewhere`)
      return { code: safe, map: null }
    },
  }
}
