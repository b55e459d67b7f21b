import { picture, screen } from './palette'

/** A beam that reaches a weld after a skip. */
export const tofdPair = (): string =>
  picture(
    screen.plate,
    `<path d="M0 99h96l24 48 24-48h96v61H0z" fill="${screen.steel}"/>` +
      `<path d="M91 99q29-26 58 0l-29 54z" fill="${screen.trace}" opacity=".5"/>` +
      `<path d="M29 70h38l7 26H22z" fill="${screen.pale}"/>` +
      `<path d="m53 99 43 61 38-54" fill="none" stroke="${screen.hot}" stroke-width="4"/>`,
  )

/** A ring of sensors around a pipe. */
export const ringProbe = (): string =>
  picture(
    screen.plate,
    `<g fill="none" stroke="${screen.trace}" stroke-width="4"><circle cx="120" cy="80" r="54" opacity=".9"/>` +
      `<circle cx="120" cy="80" r="42" opacity=".5"/><path d="M120 26V3M168 51l19-14M72 51 53 37"/></g>` +
      `<circle cx="136" cy="90" r="8" fill="${screen.hot}"/>`,
  )

/** A part in a water tank below an array. */
export const immersionTank = (): string =>
  picture(
    screen.plate,
    `<g fill="${screen.steel}"><rect x="19" y="32" width="202" height="26" rx="4"/><rect x="19" y="102" width="202" height="26" rx="4"/></g>` +
      `<path d="M29 58v19M47 58v10M65 58v10M84 58v10M102 58v10M120 58v19M138 58v10M156 58v10M175 58v10M193 58v10M211 58v19" stroke="${screen.trace}" stroke-width="3"/>` +
      `<path d="m120 58-48 44m48-44-19 44m19-44 19 44m-19-44 48 44" stroke="${screen.hot}" stroke-width="2.4" opacity=".9"/>`,
  )

/** A weld on film, with pores, a line of slag and the wires of an image quality indicator. */
export const radiograph = (): string =>
  picture(
    '#0a2a30',
    `<path d="M0 58c40-6 80 5 120 0s80-5 120 0v46c-40 5-80-5-120 0s-80 6-120 0z" fill="${screen.trace}" opacity=".28"/>` +
      `<path d="M0 70c40-4 80 4 120 0s80-4 120 0v22c-40 4-80-4-120 0s-80 4-120 0z" fill="${screen.trace}" opacity=".2"/>` +
      `<path d="M24 12v38M33 12v38M42 12v38M51 12v38M60 12v38M69 12v38" stroke="${screen.pale}" stroke-width="1.6" opacity=".5"/>` +
      `<g fill="${screen.ground}"><circle cx="92" cy="80" r="4.5"/><circle cx="104" cy="86" r="3"/><circle cx="84" cy="89" r="2.5"/>` +
      `<path d="M150 84l16-3 12 2 14-3v4l-14 3-12-2-16 3z"/></g>` +
      `<rect x="140" y="68" width="64" height="28" rx="3" fill="none" stroke="${screen.hot}" stroke-width="2"/>` +
      `<path d="M20 138h14v10M44 138h14v10M204 138h14v10" fill="none" stroke="${screen.pale}" stroke-width="2.5" opacity=".6"/>`,
  )

/** A yoke on a plate, its field, and a crack across it. */
export const fieldLines = (): string =>
  picture(
    screen.plate,
    `<path d="M0 108h240v52H0z" fill="${screen.steel}"/>` +
      `<path d="M62 108V62a20 20 0 0 1 20-20h76a20 20 0 0 1 20 20v46" fill="none" stroke="${screen.pale}" stroke-width="18"/>` +
      `<g fill="none" stroke="${screen.trace}" stroke-width="2.8"><path d="M62 112c20 14 96 14 116 0" opacity=".9"/>` +
      `<path d="M56 112c16 34 112 34 128 0" opacity=".6"/><path d="M48 112c14 56 130 56 144 0" opacity=".35"/></g>` +
      `<path d="m122 104-3 6 4 4-4 6 3 5" fill="none" stroke="${screen.hot}" stroke-width="3" stroke-linejoin="round"/>`,
  )

/** A fluorescent crack under ultraviolet light. */
export const penetrant = (): string =>
  picture(
    '#120f2d',
    `<circle cx="120" cy="80" r="66" fill="#231d52"/><circle cx="120" cy="80" r="22" fill="#120f2d"/>` +
      `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="m138 66 12-8 6-12 13-7" stroke="#9ff06a" stroke-width="9" opacity=".25"/>` +
      `<path d="m138 66 12-8 6-12 13-7" stroke="#d6ff8f" stroke-width="2.5"/></g>` +
      `<g fill="#d6ff8f"><circle cx="84" cy="112" r="2.5"/><circle cx="92" cy="120" r="1.6"/><circle cx="78" cy="60" r="1.8"/></g>` +
      `<circle cx="84" cy="112" r="7" fill="#9ff06a" opacity=".25"/>` +
      `<path d="M120 80 20 0h60z" fill="#8a7bff" opacity=".14"/>`,
  )

/** A warm joint among cooler ones. */
export const thermogram = (): string =>
  picture(
    screen.ground,
    `<defs><radialGradient id="w"><stop stop-color="#fff3c4"/><stop offset=".25" stop-color="${screen.hot}"/>` +
      `<stop offset=".6" stop-color="#b4502f" stop-opacity=".7"/><stop offset="1" stop-color="#b4502f" stop-opacity="0"/></radialGradient></defs>` +
      `<g fill="none" stroke="${screen.steel}" stroke-width="16"><path d="M40-10v110q0 30 30 30h180"/><path d="M120-10v180M200-10v180" opacity=".7"/></g>` +
      `<circle cx="120" cy="130" r="52" fill="url(#w)"/><circle cx="40" cy="40" r="26" fill="url(#w)" opacity=".35"/>` +
      `<path d="M108 130h24M120 118v24" stroke="${screen.pale}" stroke-width="1.5"/>` +
      `<path d="M224 16v96" stroke="${screen.hot}" stroke-width="6"/><path d="M224 64v60" stroke="${screen.trace}" stroke-width="6" opacity=".6"/>`,
  )
