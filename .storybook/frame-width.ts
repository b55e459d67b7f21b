import type { Globals, Parameters } from 'storybook/internal/types'

/** Milliseconds between two looks, and how often is looked. */
const [WAIT, TRIES] = [20, 50]

/**
 * Resolves when the frame has the width that its story asks for: Storybook gives it that width only
 * while the story begins, and what is played hangs on the room.
 */
export async function frameWidth(globals: Globals, parameters: Parameters): Promise<void> {
  const { value } = globals['viewport'] ?? {}
  const width = parseInt(parameters['viewport']?.options[value]?.styles.width)
  // a frame of our own has its width from the start, and a window keeps the one that it has
  if (!width || window.frameElement?.id !== 'storybook-preview-iframe') return
  for (let tries = 0; tries < TRIES && innerWidth !== width; tries++)
    await new Promise(resume => setTimeout(resume, WAIT))
}
