import { json } from '../json'

const NAME = 'ndt'

/** What one tab tells the others of its origin. */
export interface News {
  /** Whom the telling page was served for. */
  account: string
  /** The address of a change that succeeded; without it, the page has just been opened. */
  path?: string
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>

let channel: Channel | undefined

/** Tells the other tabs of this origin. */
export function tell(news: News): void {
  open().postMessage(news)
}

/** Hears what the other tabs tell. */
export function listen(hear: (news: News) => void): void {
  open().onmessage = ({ data }) => hear(data as News)
}

/** Where a browser has no channels, or refuses them with all that it stores, by storage: a save was made all the same. */
function open(): Channel {
  if (channel) return channel
  try {
    return (channel = new BroadcastChannel(NAME))
  } catch {
    return (channel = overStorage())
  }
}

/** The same by the events that storage fires in other tabs. */
function overStorage(): Channel {
  const made: Channel = {
    onmessage: null,
    postMessage(news) {
      try {
        // the same news again is no event
        localStorage.setItem(NAME, json({ news, at: Date.now() }))
      } catch {
        // storage is switched off: this tab is alone, and the server still refuses
      }
    },
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== NAME || !newValue) return
    const { news } = JSON.parse(newValue) as { news: News }
    made.onmessage?.call(made as BroadcastChannel, new MessageEvent('message', { data: news }))
  })
  return made
}
