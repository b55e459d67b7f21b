import Bowser from 'bowser'

/** A browser as its owner knows it: "Firefox on Linux". */
export function nameOfBrowser(userAgent: string | null): string {
  if (!userAgent) return 'A browser'
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name || 'A browser', os.name].filter(Boolean).join(' on ')
}
