import { choice, defineWidget, takeSaved } from '../../src/index'
import { SavedPanel, type SavedPanelProps } from './saved-panel'
import styles from './saved-panel.css'

/**
 * Saved jobs and courses, with filter, removal and quick apply.
 *
 * @group Job seeker
 * @use On a member’s own dashboard, in its widest column.
 * @avoid To list jobs to be found: it shows what the member saved.
 * @requirements R85-R103
 * @fallback A list of links to the saved jobs.
 * @fires ndt-ready - the first list is shown
 * @fires ndt-navigate - before a link of it leaves the page
 */
defineWidget<SavedPanelProps>('ndt-saved-panel', {
  component: SavedPanel,
  styles,
  attributes: {
    /** Which list is shown first. */
    kind: choice('jobs', 'courses'),
    /** Which of its rows are shown first. */
    filter: choice('all', 'bookmarked', 'applied'),
  },
  takeData: (data, { kind, filter }) => takeSaved(data, kind, filter),
})
