/** Echoes along the band: where, and how high, on a baseline at 49. */
const ECHOES = [
  [141, 33],
  [195, 10],
  [245, 40],
  [462, 32],
  [564, 9],
  [672, 39],
  [868, 30],
  [1050, 37],
] as const

const trace = `M0 49${ECHOES.map(([x, height]) => echo(x, height)).join('')}H1200`

/** An A-scan trace over the card, the instrument that the visitor works with. */
export function Band() {
  return (
    <svg
      className="profile-card__band"
      viewBox="0 0 1200 64"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d={trace} />
    </svg>
  )
}

/** Rises in steps, and falls as it rose. */
function echo(x: number, height: number): string {
  const side = (sign: string) => (step: number) => `l1.8 ${sign}${step * height}`
  return `H${x - 5.4}${[0.1, 0.25, 0.65].map(side('-')).join('')}${[0.65, 0.25, 0.1].map(side('')).join('')}`
}
