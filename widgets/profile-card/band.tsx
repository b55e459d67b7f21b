/** An A-scan trace over the card, of the instrument that the visitor works with. */
export function Band() {
  return <div className="profile-card__band" />
}
