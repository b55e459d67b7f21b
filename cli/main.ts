#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { checkUsage, runCheck } from './check/command'
import { mockUsage, runMock } from './mock/command'
import { Unmade } from './unmade'

type Command = (args: string[], print: (text: string) => void) => Promise<number>

// lies beside `lib/`, in which this is built into one file
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const commands = new Map<string | undefined, { run: Command; usage: string }>([
  ['check', { run: runCheck, usage: checkUsage }],
  ['mock', { run: (args, print) => runMock(args, print, dist), usage: mockUsage }],
])
const [name, ...args] = process.argv.slice(2)
const command = commands.get(name)

if ([name, ...args].some(word => word === '--help' || word === '-h')) {
  console.log(command?.usage ?? `${checkUsage}\n\n${mockUsage}`)
} else if (command) {
  try {
    process.exitCode = await command.run(args, console.log)
  } catch (error) {
    console.error(wordsOf(error as Error, command.usage))
    process.exitCode = 2
  }
} else {
  if (name) console.error(`There is no command ${name}.\n`)
  console.error(`${checkUsage}\n\n${mockUsage}`)
  process.exitCode = 2
}

/** What was asked for cannot be; anything else is a fault of ours, and shows its trace. */
function wordsOf(error: Error & { code?: string }, usage: string): string {
  if (error instanceof Unmade) return error.message
  if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error
  // what Node adds tells how such a word could be meant otherwise
  return `${error.message.replace(/\. .*/s, '.')}\n\n${usage}`
}
