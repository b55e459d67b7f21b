import { dots } from './everywhere'

/** A drawing in the colour of its text; decorative, so the control around it carries the name. */
export function Icon({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg className={`i ${className}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} strokeWidth={path === dots ? 2.25 : undefined} />
    </svg>
  )
}
