import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { SESSION } from '../pages/demo'
import { demo } from '../pages/support'
import { example as exampleOf } from '../support/examples'
import { freePort } from '../support/free-port'
import { folder } from './package-project'

/** Tests the package's command line, within the one file that builds it. */
export function commandLine(): void {
  /** Runs an example in the project's shell as `npx --no-install` does, but as a process that can be ended. */
  const shell = (example: string) => {
    const npx = 'npx() { [ "$1" = --no-install ] && shift && exec node_modules/.bin/"$@"; }'
    return spawn('sh', ['-c', `${npx}\n${example}`], { cwd: folder })
  }

  test.each([
    ['in a project that has the package', () => folder],
    ['in the repository once it is built', () => '.'],
  ])('%s, npx finds it and asks no registry', (_, place) => {
    const words = '--no-install ndt-widgets check -h'
    const { status, stdout } = spawnSync('npx', words.split(' '), {
      cwd: place(),
      env: { ...process.env, npm_config_offline: 'true', npm_config_cache: `${folder}/cache` },
      encoding: 'utf8',
    })
    expect(stdout).toContain('ndt-widgets check <url>')
    expect(status).toBe(0)
  })

  test('needs Node and nothing else', () => {
    const run = path.join(folder, 'node_modules/.bin/ndt-widgets')
    const { status, stderr } = spawnSync(run, ['check', 'http://localhost:1/'], {
      encoding: 'utf8',
    })
    expect(stderr).toContain('http://localhost:1/ does not answer')
    expect(status).toBe(2)
  })

  test('says how it is called: when asked, and where an option or a command is none', () => {
    const run = (...args: string[]) => {
      const bin = path.join(folder, 'node_modules/.bin/ndt-widgets')
      const { status, stdout, stderr } = spawnSync(bin, args, { encoding: 'utf8' })
      return { status, stdout, stderr }
    }
    const usage = expect.stringContaining('ndt-widgets check <url>') as string
    expect(run('check', '--help')).toMatchObject({ status: 0, stdout: usage, stderr: '' })
    expect(run('-h')).toMatchObject({ status: 0, stdout: usage })
    const wrong = run('check', 'http://localhost:1/', '--cokie', 'x')
    expect(wrong).toMatchObject({ status: 2, stderr: usage })
    expect(wrong.stderr).toMatch(/^Unknown option '--cokie'\.\n/)
    expect(run('chek').stderr).toMatch(/^There is no command chek\.\n/)
  })

  test.each([0, 1])('docs/check.md: it checks a backend, as in example %i', async index => {
    const answer = await fetch(demo(`${SESSION}?email=${demoAccounts.user.email}`))
    const example = exampleOf('docs/check.md', 'Checking your backend', index)
      .replace('https://portal.example/my-page', demo('/creator'))
      .replace('session=…', `ndt_session=${await answer.text()}`)
    const run = shell(example)
    const [said, [code]] = await Promise.all([text(run.stdout), once(run, 'close')])
    expect(said).toContain('✓ getProfile')
    expect(said.includes('getSkills')).toBe(index === 0)
    expect(code).toBe(0)
  })

  test('docs/check.md: it answers every call until there is a backend', async () => {
    const port = await freePort()
    const example = exampleOf('docs/check.md', 'Before there is a backend')
    const run = shell(example.replace('4010', String(port)))
    onTestFinished(() => void run.kill())
    const answer = () => fetch(`http://localhost:${port}/api/v2/user/get-saved-job?is_applied=2`)
    await expect
      .poll(() =>
        answer().then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
  })
}
