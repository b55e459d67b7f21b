import { picture, screen } from './palette'

const body = (shapes: string) =>
  picture(
    screen.pale,
    `<g fill="none" stroke="${screen.plate}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`,
  )

/** The pictures of products as a file's name and content. */
export const productPictures = (): [name: string, svg: string][] => [
  [
    'flaw-detector.svg',
    body(
      `<rect x="58" y="34" width="124" height="88" rx="10" fill="#fff"/><rect x="70" y="46" width="76" height="62" rx="4" fill="${screen.ground}"/>` +
        `<path d="M74 100h12l4-44 4 44h18l4-20 4 20h22" stroke="${screen.trace}"/><path d="M158 52h12M158 66h12M158 80h12M96 122v10h48v-10"/>`,
    ),
  ],
  [
    'array-probe.svg',
    body(
      `<path d="M78 124h84l-14-40H92z" fill="${screen.trace}" fill-opacity=".35"/><rect x="92" y="44" width="56" height="40" rx="6" fill="#fff"/>` +
        `<path d="M100 72h40M108 66v12M116 66v12M124 66v12M132 66v12M120 44c0-22 26-20 40-26"/>`,
    ),
  ],
  [
    'probe-pair.svg',
    body(
      `<path d="M40 104h160M52 104l6-28h36l10 28M136 104l10-28h36l6 28" fill="#fff"/><path d="M94 104l26 34 26-34" stroke="${screen.hot}" stroke-dasharray="4 6"/>` +
        `<path d="M76 76c0-28 88-28 88 0M112 55h16"/>`,
    ),
  ],
  [
    'detector-panel.svg',
    body(
      `<rect x="66" y="24" width="108" height="112" rx="8" fill="#fff"/><rect x="80" y="38" width="80" height="76" fill="${screen.steel}"/>` +
        `<path d="M88 82h64" stroke="${screen.trace}" stroke-width="10" opacity=".6"/><path d="M112 82h14" stroke="${screen.hot}"/><path d="M112 125h16"/>`,
    ),
  ],
  [
    'yoke.svg',
    body(
      `<path d="M76 126V82c0-14 10-24 24-24h40c14 0 24 10 24 24v44h-20V92h-48v34z" fill="#fff"/><path d="M64 134h112"/>` +
        `<path d="M86 134c14-22 54-22 68 0" stroke="${screen.hot}" stroke-dasharray="4 6"/><path d="M120 58V36h34"/>`,
    ),
  ],
  [
    'canister.svg',
    body(
      `<rect x="88" y="52" width="64" height="82" rx="8" fill="#fff"/><path d="M104 52V36h32v16M120 36V24"/><rect x="88" y="76" width="64" height="34" fill="${screen.hot}" fill-opacity=".5"/>` +
        `<path d="M102 88h36M102 98h22"/>`,
    ),
  ],
]
