#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { checkUsage, runCheck } from './check/command'
import { mockUsage, runMock } from './mock/command'
import { Unmade } from './unmade'

type Command = (args: string[], print: (text: string) => void) => Promise<number>

// lies beside `lib/`, in which this is built into one file
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const commands = new Map<string | undefined, Command>([
  ['check', runCheck],
  ['mock', (args, print) => runMock(args, print, dist)],
])
const [name, ...args] = process.argv.slice(2)
const command = commands.get(name)

if (command) {
  try {
    process.exitCode = await command(args, console.log)
  } catch (error) {
    // what was asked for cannot be; anything else is a fault of ours, and shows its trace
    if (!(
      error instanceof Unmade || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    ))
      throw error
    console.error((error as Error).message)
    process.exitCode = 2
  }
} else {
  console.error(`${checkUsage}\n\n${mockUsage}`)
  process.exitCode = 2
}
