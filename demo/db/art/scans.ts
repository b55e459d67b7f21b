import { randomFrom } from '../seed/text'
import { grid, picture, screen, short } from './palette'

/** An amplitude scan: initial pulse, an indication in the gate, the back wall. */
export function aScan(): string {
  const random = randomFrom('a-scan')
  const echoes = [
    { at: 16, height: 96, width: 3.5 },
    { at: 92, height: 30, width: 3 },
    { at: 178, height: 66, width: 3.5 },
    { at: 214, height: 18, width: 3 },
  ]
  const points = Array.from({ length: 161 }, (_, index) => {
    const x = index * 1.5
    const sum = echoes.reduce(
      (height, echo) => height + echo.height * Math.exp(-(((x - echo.at) / echo.width) ** 2)),
      random() * 3,
    )
    return `${short(x)} ${short(126 - sum)}`
  })
  const line = `M${points.join('L')}`
  return picture(
    screen.ground,
    `${grid()}<path d="M156 62h44M156 57v10M200 57v10" stroke="${screen.hot}" stroke-width="2"/>` +
      `<path d="${line}V160H0z" fill="${screen.trace}" opacity=".09"/>` +
      `<path d="${line}" fill="none" stroke="${screen.trace}" stroke-width="2.6" stroke-linejoin="round"/>`,
  )
}

/** A map of thickness seen from above, with three thin places. */
export function cScan(): string {
  const random = randomFrom('c-scan')
  const spots = [
    { x: 64, y: 66, size: 34, depth: 1 },
    { x: 182, y: 138, size: 24, depth: 0.9 },
    { x: 30, y: 152, size: 18, depth: 0.8 },
  ]
  const levels = new Map<number, string[]>()
  for (let y = 0; y < 160; y += 10) {
    for (let x = 0; x < 240; x += 10) {
      const heat = spots.reduce(
        (sum, spot) => {
          const distance = Math.hypot(x + 5 - spot.x, y + 5 - spot.y)
          return sum + spot.depth * Math.exp(-((distance / spot.size) ** 2))
        },
        0.12 + random() * 0.14,
      )
      const level = Math.min(9, Math.round(heat * 9))
      levels.set(level, [...(levels.get(level) ?? []), `M${x} ${y}h10v10h-10z`])
    }
  }
  const shapes = [...levels]
    .sort(([a], [b]) => a - b)
    .map(([level, cells]) => {
      const colour = level > 6 ? screen.hot : screen.trace
      return `<path d="${cells.join('')}" fill="${colour}" opacity="${short(0.06 + level * 0.1)}"/>`
    })
  return picture(screen.ground, shapes.join(''))
}

/** A sectorial scan of a weld: a fan of beams with two indications. */
export function sectorScan(): string {
  const at = (angle: number, radius: number) => {
    const radians = ((90 - angle) * Math.PI) / 180
    return `${short(28 + radius * Math.cos(radians))} ${short(14 + radius * Math.sin(radians))}`
  }
  const arc = (radius: number) => `M${at(72, radius)}A${radius} ${radius} 0 0 1 ${at(8, radius)}`
  const beams = [8, 20, 32, 44, 56, 72].map(angle => `M${at(angle, 22)}L${at(angle, 204)}`)
  const rings = [60, 98, 136, 174].map(arc)
  return picture(
    screen.ground,
    `<path d="M${at(72, 22)}L${at(72, 204)}A204 204 0 0 1 ${at(8, 204)}L${at(8, 22)}z" fill="${screen.trace}" opacity=".16"/>` +
      `<path d="${beams.join('')}${rings.join('')}" fill="none" stroke="${screen.trace}" opacity=".3"/>` +
      `<g fill="${screen.trace}"><ellipse cx="98" cy="92" rx="19" ry="8" transform="rotate(38 98 92)" opacity=".55"/>` +
      `<ellipse cx="150" cy="62" rx="13" ry="6" transform="rotate(-30 150 62)" opacity=".45"/></g>` +
      `<g fill="${screen.hot}"><ellipse cx="98" cy="92" rx="11" ry="4.5" transform="rotate(38 98 92)"/>` +
      `<ellipse cx="150" cy="62" rx="6" ry="3" transform="rotate(-30 150 62)"/></g>` +
      `<path d="M12 2h34l-6 12H18z" fill="${screen.pale}"/>`,
  )
}

/** Curves of lift-off and of flaws in the impedance plane. */
export function impedancePlane(): string {
  return picture(
    screen.ground,
    `${grid()}<path d="M40 10v134h190" fill="none" stroke="${screen.trace}" stroke-width="1.5" opacity=".5"/>` +
      `<g fill="none" stroke="${screen.trace}" stroke-width="3.2" stroke-linecap="round">` +
      `<path d="M52 26c58 0 112 30 128 104"/><path d="M52 26c34 4 64 22 78 62" opacity=".5"/>` +
      `<path d="M180 130c-30-20-54-24-84-22" stroke-dasharray="3 6" opacity=".7"/></g>` +
      `<g fill="none" stroke="${screen.hot}" stroke-width="3.6"><path d="M150 78c22-34 44-34 46-16s-26 28-46 16z"/>` +
      `<path d="M150 78c10-20 24-28 28-20s-14 20-28 20z"/></g><circle cx="150" cy="78" r="4" fill="${screen.pale}"/>`,
  )
}
