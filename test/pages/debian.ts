import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether the tests may do, and must do, as root does. */
export const isRoot = process.getuid?.() === 0

/** A program that the tests drive. */
export interface Program {
  name: string
  /** Where the one is that the tests are fastest with; it is installed where it may be. */
  best?: string
  /** Where others may be. */
  places: string[]
  /** Debian's packages of it, and of what it needs. */
  packages: string[]
  /** The variable of the environment that names another place. */
  variable: string
}

/** A program's path; installs Debian's where it may, or throws an error that says what to do. */
export function provide(program: Program): string {
  const { name, best, places, packages, variable } = program
  const given = process.env[variable]
  if (given && !existsSync(given)) throw new Error(`${variable} leads nowhere: ${given}`)
  const wanted = best ? [best] : places
  const found = given ?? wanted.find(existsSync)
  if (found) return found
  if (isRoot && existsSync('/etc/debian_version')) install(packages)
  const installed = [...wanted, ...places].find(existsSync)
  if (installed) return installed
  throw new Error(
    `No ${name} found: install ${packages.join(' and ')}, or name one in ${variable}.`,
  )
}

function install(packages: string[]): void {
  console.log(`Installing ${packages.join(', ')} …`)
  const apt = (...words: string[]) =>
    execFileSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    apt('update')
    apt('install', '-y', '--no-remove', '--no-install-recommends', ...packages)
  } catch {
    // What to do is said by the caller.
  }
}
