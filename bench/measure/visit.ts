import type { CDPSession } from 'playwright-core'

/** Keeps, in each page, when it was filled: asked each frame until it is, and never again. */
export function filledScript(isFilled: (() => boolean) | undefined) {
  const content = `{
    globalThis.__name = given => given
    const isFilled = ${isFilled}
    const look = () => {
      if (document.body && isFilled()) globalThis.filledAt = performance.now()
      else requestAnimationFrame(look)
    }
    if (isFilled) requestAnimationFrame(look)
  }`
  return { content }
}

/** Counts what comes by the network, heads and all. */
export async function bytesOf(session: CDPSession): Promise<() => number> {
  let bytes = 0
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => bytes / 1000
}
