/** Drawings on a 20-unit grid that more than one screen uses; a screen's own stay in its folder. */
export const arrow = 'M4 10h12M11 5l5 5-5 5'
export const alert =
  'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0M10 6.25v4.5M10 13.5v.01'
export const check = 'm4 10.5 4 4 8-9'
export const chevronDown = 'm5.5 8 4.5 4.5L14.5 8'
export const dots = 'M10 4.75v.01M10 10v.01M10 15.25v.01'
export const eye =
  'M2 10s2.9-5.25 8-5.25S18 10 18 10s-2.9 5.25-8 5.25S2 10 2 10zM7.75 10a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0'
export const pencil = 'm12.6 4.4 3 3L7 16H4v-3zM11 6l3 3'
export const retry = 'M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4'

/** A drawing in the colour of its text; decorative, so the control around it carries the name. */
export function Icon({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg className={`i ${className}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} strokeWidth={path === dots ? 2.25 : undefined} />
    </svg>
  )
}
