import { hasFallback } from '../../src/fallback'
import { known } from '../known'
import { advice, fault, forTags, type Rule } from './finding'

/** What no tag has inside by itself. */
const SWALLOWED = 'main, footer, script[src]'
/** What a keyboard reaches. */
const REACHED = 'a[href], button, input, select, summary, [tabindex]'

const nothingInside = forTags(({ element, name, about }) => {
  const { inside = '' } = about ?? {}
  const isEmpty = inside.startsWith('In `slot=')
    ? !element.querySelector(':scope > [slot]') && inside && !isOpened(element)
    : inside && !inside.startsWith('Nothing') && !hasFallback(element)
  return isEmpty
    ? advice(
        `<${name}> has nothing inside for visitors without script.`,
        `Put it there: ${inside}`,
        'page#without-script',
        element,
      )
    : undefined
})

/** A page's own script opens it. */
const isOpened = (element: Element) => element.hasAttribute('open') || !!element.id

const swallows = forTags(({ element, name, state }) => {
  const inside = element.querySelector([SWALLOWED, ...Object.keys(known.tags)].join())
  const isSeen = !!inside?.checkVisibility() || inside instanceof HTMLScriptElement
  const isOutlet = state === 'shown' && isSeen
  return inside && !isOutlet && !element.nextSibling
    ? fault(
        `<${name}> holds the rest of the page, as HTML knows no self-closed tags.`,
        `Write \`<${name}></${name}>\` in place of \`<${name} />\`.`,
        'page#without-script',
        element,
      )
    : undefined
})

const deadTrigger = forTags(({ element, name }) => {
  const [trigger] = element.querySelectorAll(':scope > [slot=trigger]')
  return trigger && !trigger.matches(REACHED) && !trigger.querySelector(REACHED)
    ? fault(
        `What opens <${name}> is a <${trigger.localName}>, which no keyboard reaches.`,
        'Write `<button slot="trigger">`, or a link.',
        'events#open-a-dialog',
        trigger,
      )
    : undefined
})

const unknownSlot = forTags(({ element, name, about }) => {
  const other = element.querySelector<HTMLElement>(':scope > [slot]:not([slot=trigger], [slot=""])')
  return other && about?.inside.startsWith('In `slot=')
    ? fault(
        `<${name}> has no slot ${other.slot}: what stands in it is never shown.`,
        'Write `slot="trigger"`.',
        'events#open-a-dialog',
        other,
      )
    : undefined
})

/** What the page has inside the tags. */
export const inside: Rule[] = [nothingInside, swallows, deadTrigger, unknownSlot]
