import { fill } from '../../texts'
import { PARTS, type Part } from '../parts'
import { invitationTexts } from './texts'

/** The picture's units: the trace's zero line, where its echoes begin, and from one to the next. */
const ZERO = 48
const FIRST = 28
const STEP = 18
const WIDTH = FIRST + PARTS.length * STEP

/** How strong the profile is, as an A-scan: along the time axis an echo for each part, which grows once it is there. */
export function Strength({ lacking }: { lacking: Part[] }) {
  const t = invitationTexts()
  const all = PARTS.length
  const filled = all - lacking.length
  const percent = fill(t.percent, { percent: Math.round((filled / all) * 100) })
  return (
    <div
      className="strength"
      role="img"
      aria-label={fill(t.name, { strength: t.strength, percent, filled, all })}
    >
      <p className="strength__words" aria-hidden="true">
        <span>
          {t.strength} <b dir="ltr">{percent}</b>
        </span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} 64`} preserveAspectRatio="none" aria-hidden="true">
        <path className="strength__axis" d={`M0 56H${WIDTH}${PARTS.map(tick).join('')}`} />
        <path d={`M-${WIDTH} ${ZERO}H6l2-38 2 46 2-18 2 14 2-6 2 2H${WIDTH}`} />
        {PARTS.map((part, index) => (
          <path
            key={part}
            className={`strength__echo ${lacking.includes(part) ? '' : 'is-there'}`}
            d={`M${at(index) - 7} ${ZERO}l4-2 2-5 1-17 1 17 2 5 4 2`}
          />
        ))}
      </svg>
    </div>
  )
}

const at = (index: number) => FIRST + index * STEP

const tick = (_: Part, index: number) => `M${at(index)} 56v4`
