import { Icon } from '../ui/icons'
import type { ViewPanel } from './lazy/view-panel'
import { PanelButton, type PanelProps } from './panel-button'
import { tableTexts } from './texts'
import { rows } from './view-icons'

/** Opens how the list looks, and its saved views. */
export function ViewButton(panel: Omit<Parameters<typeof ViewPanel>[0], keyof PanelProps>) {
  return (
    <PanelButton
      className="btn btn--secondary btn--md"
      bring={async () => (await import('./lazy/view-panel')).ViewPanel}
      panel={panel}
    >
      <Icon path={rows} />
      {tableTexts().view}
    </PanelButton>
  )
}
