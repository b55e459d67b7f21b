import { Icon } from '../ui/icons'
import type { ViewPanel } from './lazy/view-panel'
import { PanelButton, type PanelProps } from './panel-button'
import { tableTexts } from './texts'

const rows = 'M4 5h12M4 10h12M4 15h12'

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
