import { getPreferenceOptions, getPreferences, query } from '../../src/index'

/** All kinds of content, and the ids of those that the user follows (R118, R119). */
export const $preferences = query(
  async signal => {
    const [options, chosen] = await Promise.all([
      getPreferenceOptions({ signal }),
      getPreferences({ signal }),
    ])
    return { options, chosen }
  },
  // the form begins with what is chosen now, maybe in another tab
  { neverCached: true },
)
