import { dist } from '../page'
import { changed } from './notify'

/** A file of `dist` that the server refused. */
export interface LostFile {
  url: string
  status: number
}

/** Files of `dist` that did not come, each once. */
export const lostFiles = new Map<string, LostFile>()

/** Notes which files of `dist` do not come. */
export function watchFiles(): void {
  new PerformanceObserver(list => {
    for (const {
      name: url,
      responseStatus: status,
    } of list.getEntries() as PerformanceResourceTiming[]) {
      if (!url.startsWith(dist) || status < 400) continue
      lostFiles.set(new URL(url).pathname, { url, status })
      changed()
    }
  }).observe({ type: 'resource', buffered: true })
}
