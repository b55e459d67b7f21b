#!/usr/bin/env node
import { checkUsage, runCheck } from './check/command'
import { Unmade } from './check/result'

type Command = (args: string[], print: (text: string) => void) => Promise<number>

const commands = new Map<string | undefined, Command>([['check', runCheck]])
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
  console.error(checkUsage)
  process.exitCode = 2
}
