const tall = 'l3-4 3-9 2-22 2 22 3 9 3 4'
const small = 'l3-3 2-8 2 8 3 3'
const trace = `M0 49h133${tall}h40${small}h34${tall}h110${small}h78${tall}h84${small}h92${tall}H1200`

/** An A-scan trace over the card, of the instrument that the visitor works with. */
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
