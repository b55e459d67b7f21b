import { endedText } from '../../ended-text'
import type { ApiError } from '../../error'
import type { MenuContent } from '../../ui/menu'
import type { Choice } from '../source'
import { tableTexts } from '../texts'
import { findingTexts } from './finding.texts'

interface ChoiceMenuProps {
  value: string | undefined
  isMandatory?: boolean
  onChange: (value: string | undefined) => void
}

/** What a dropdown filter can be set to; whoever asks for the options reports a failure. */
export async function choiceMenu(
  { value, isMandatory, onChange }: ChoiceMenuProps,
  asked: Promise<readonly Choice[]>,
): Promise<MenuContent> {
  const offered: Partial<Choice>[] = isMandatory ? [] : [{ label: tableTexts().all }]
  let failed: string | undefined
  const options = await asked.catch((error: Partial<ApiError>) => {
    failed = error.kind === 'session' ? endedText() : findingTexts().failed
    return []
  })
  return {
    head: failed && <span role="alert">{failed}</span>,
    items: [...offered, ...options].map(choice => ({
      label: choice.label!,
      checked: choice.value === value,
      onSelect: () => onChange(choice.value),
    })),
  }
}
