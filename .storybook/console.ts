const seen: string[] = []

/** Notes what the console is told as an error, and what nobody caught. */
export function watchConsole(): void {
  const { error } = console
  console.error = (...words: unknown[]) => {
    seen.push(words.map(String).join(' '))
    error(...words)
  }
  addEventListener('error', event => seen.push(`Uncaught ${event.message}`))
  addEventListener('unhandledrejection', event => seen.push(`Uncaught ${String(event.reason)}`))
}

/** What the console showed unasked. */
export function unexpectedErrors(expected: string[]): string[] {
  return [...new Set(seen)].filter(line => !expected.some(words => line.includes(words)))
}

/** What a story promised and the console does not show, even after some seconds. */
export async function missingErrors(expected: string[]): Promise<string[]> {
  const missing = () => expected.filter(words => !seen.some(line => line.includes(words)))
  for (let tries = 0; tries < 50 && missing().length; tries++) {
    await new Promise(resume => setTimeout(resume, 100))
  }
  return missing()
}
