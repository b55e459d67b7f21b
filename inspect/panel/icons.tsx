const draw = (path: string) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** What the panel's buttons show. */
export const icons = {
  move: draw(
    'M10 2v16M2 10h16M7.5 4.5 10 2l2.5 2.5M7.5 15.5 10 18l2.5-2.5M4.5 7.5 2 10l2.5 2.5M15.5 7.5 18 10l-2.5 2.5',
  ),
  collapse: draw('m5 8 5 5 5-5'),
  show: draw('M10 6v-4M10 18v-4M6 10H2M18 10h-4M10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8'),
}
