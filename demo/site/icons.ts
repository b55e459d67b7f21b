/** Drawn on a grid of 20 units, in lines of 1.5px. */
const paths = {
  search: '<circle cx="9" cy="9" r="5.5"/><path d="M13.2 13.2 17 17"/>',
  building:
    '<path d="M4 17V4.5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1V17M12 8h3a1 1 0 0 1 1 1v8M2.5 17h15M7 7h2M7 10h2M7 13h2"/>',
  bookmark: '<path d="M5.5 3.5h9v13L10 13.2 5.5 16.5z"/>',
  bookmarked: '<path d="M5.5 3.5h9v13L10 13.2 5.5 16.5z"/><path d="m7.75 8.1 1.6 1.6 2.9-3.2"/>',
  check: '<path d="m4 10.5 4 4 8-9"/>',
  done: '<circle cx="10" cy="10" r="7"/><path d="m6.9 10.25 2.2 2.2 4.1-4.6"/>',
  warning: '<circle cx="10" cy="10" r="7"/><path d="M10 6.5v4.25M10 13.5v.01"/>',
  previous: '<path d="M12 5.5 7.5 10l4.5 4.5"/>',
  next: '<path d="m8 5.5 4.5 4.5L8 14.5"/>',
  down: '<path d="m5.5 8 4.5 4.5L14.5 8"/>',
  back: '<path d="M16 10H4M9 5l-5 5 5 5"/>',
  arrow: '<path d="M4 10h12M11 5l5 5-5 5"/>',
  external:
    '<path d="M11.5 3.5h5v5M16.5 3.5l-7 7M14.5 11.5v3.75c0 .7-.55 1.25-1.25 1.25h-8.5c-.7 0-1.25-.55-1.25-1.25v-8.5c0-.7.55-1.25 1.25-1.25H8.5"/>',
  place:
    '<path d="M10 17.5s5.5-4.7 5.5-9.2a5.5 5.5 0 1 0-11 0c0 4.5 5.5 9.2 5.5 9.2z"/><circle cx="10" cy="8.25" r="2"/>',
  case: '<rect x="2.75" y="6.25" width="14.5" height="10" rx="1.5"/><path d="M7 6.25v-1.5c0-.7.55-1.25 1.25-1.25h3.5c.7 0 1.25.55 1.25 1.25v1.5M2.75 10.75h14.5"/>',
  coins: '<circle cx="8" cy="8" r="4.75"/><path d="M12.2 7.4a4.75 4.75 0 1 1-4.8 5.2"/>',
  calendar:
    '<rect x="3" y="4.25" width="14" height="12.5" rx="1.5"/><path d="M3 8.25h14M6.75 2.75v3M13.25 2.75v3"/>',
  clock: '<circle cx="10" cy="10" r="7"/><path d="M10 6v4.25l2.75 1.75"/>',
  star: '<path d="m10 3 2.1 4.4 4.8.65-3.5 3.35.85 4.8L10 13.9l-4.25 2.3.85-4.8L3.1 8.05l4.8-.65z"/>',
  mail: '<rect x="2.75" y="4.25" width="14.5" height="11.5" rx="1.5"/><path d="m3.25 5.75 6.75 5 6.75-5"/>',
  phone:
    '<path d="M4.5 3.5h2.6l1.4 3.6-1.8 1.3a9.5 9.5 0 0 0 4.9 4.9l1.3-1.8 3.6 1.4v2.6a1.5 1.5 0 0 1-1.6 1.5C8.6 16.6 3.4 11.4 3 5.1a1.5 1.5 0 0 1 1.5-1.6z"/>',
  person: '<circle cx="10" cy="7" r="3.25"/><path d="M3.75 17c.6-3.2 3-5 6.25-5s5.65 1.8 6.25 5"/>',
  eye: '<path d="M2 10s2.9-5.25 8-5.25S18 10 18 10s-2.9 5.25-8 5.25S2 10 2 10z"/><circle cx="10" cy="10" r="2.25"/>',
  linkedin:
    '<rect x="3" y="3" width="14" height="14" rx="2.5"/><path d="M6.75 9v4.5M6.75 6.4v.01M9.75 13.5V9M9.75 11c0-1.2.8-2 1.9-2s1.6.7 1.6 1.9v2.6"/>',
  twitter:
    '<path d="M17.6 4.4s-.6 1.6-1.6 2.7c1.3 8.2-7.6 14.1-14.6 9.5 1.8.1 3.6-.5 4.9-1.6C2.2 13.7-.2 8.8 2.3 5.3c2.1 2.1 4.6 3.3 7.4 3.2-.7-3.4 3.3-5.4 5.7-3.1.9 0 2.2-1 2.2-1z"/>',
  youtube:
    '<rect x="2.25" y="4.75" width="15.5" height="10.5" rx="3"/><path d="M8.5 7.75v4.5L12 10z"/>',
  facebook:
    '<path d="M12.9 3.5h-1.9a3 3 0 0 0-3 3V9H6v2.75h2V17h2.75v-5.25h2l.5-2.75h-2.5V7c0-.45.3-.75.75-.75h1.4z"/>',
  gauge: '<path d="M3.2 14.5a7.5 7.5 0 1 1 13.6 0M10 12l3.25-4M9 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0"/>',
  scales: '<path d="M10 3.5v13M4.5 6.5h11M4.5 6.5 2.5 11h4zM15.5 6.5l-2 4.5h4zM7 16.5h6"/>',
  shield:
    '<path d="m10 2.75 6 2.25v4.5c0 3.75-2.5 6.5-6 7.75-3.5-1.25-6-4-6-7.75V5zM7.25 10l2 2 3.5-4"/>',
  rise: '<path d="m3 14 4.5-5 3.5 3 6-7M13 5h4v4"/>',
  sheet: '<path d="M5 3.5h10v13H5zM7.5 7h5M7.5 10h5M7.5 13h3"/>',
  download:
    '<path d="M10 3.5v9.25M6.25 9.25 10 13l3.75-3.75M3.5 13.5V15c0 .85.65 1.5 1.5 1.5h10c.85 0 1.5-.65 1.5-1.5v-1.5"/>',
} as const

/** Icons that point along the line of reading, and so turn round in right-to-left pages. */
const directional = new Set<string>(['previous', 'next', 'back', 'arrow'])

/** An icon's markup, for templates; `size` is 14, 16 or 20. */
export function icon(name: keyof typeof paths, size: 14 | 16 | 20 = 16): string {
  const classes = ['icon', size !== 16 && `icon--${size}`, directional.has(name) && 'icon--flip']
  const list = classes.filter(Boolean).join(' ')
  return `<svg class="${list}" viewBox="0 0 20 20" aria-hidden="true">${paths[name]}</svg>`
}
