import type { ShownOption } from '../contract/shapes'
import type { Choice } from '../ui/combobox'

/** A form without its empty fields, as the description has it sent (R49): what is absent is cleared (Q13). */
export function given<T extends object>(body: T): T {
  const filled = Object.entries(body).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== '' && value != null,
  )
  return Object.fromEntries(filled) as T
}

/** Ids of chosen entries; one that the visitor typed has its name for an id (Q14). */
export function idsOf<T>(choices: readonly { id: T }[]): T[] {
  return choices.map(({ id }) => id)
}

/** The entries that can be sent back: what the portal only named has no id (Q108). */
export function withIds(options: readonly (ShownOption | null)[]): Choice[] {
  return options.filter((option): option is Choice & ShownOption => !!option?.id)
}
