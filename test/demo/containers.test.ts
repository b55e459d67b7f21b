// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<
    string,
    { image?: string; build?: string; environment: object; volumes?: string[]; depends_on?: object }
  >
  volumes: object
}
const sources = [...globSync('demo/**/*.ts')].map(file => readFileSync(file, 'utf8')).join('\n')

/** Whether the demo takes this setting. */
const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(sources)

describe('the Dockerfile', () => {
  test('has no fault that an editor would show', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
  })

  test('sets and starts what the demo has', () => {
    const [, settings] = /^ENV (.+)$/m.exec(dockerfile)!
    const names = settings!.split(' ').map(pair => pair.split('=')[0]!)
    expect(names.filter(name => name !== 'NODE_ENV' && !isRead(name))).toEqual([])
    const [, script] = /^CMD .*"(demo\/[^"]+)"\]$/m.exec(dockerfile)!
    expect(existsSync(script!)).toBe(true)
  })
})

describe('the compose file', () => {
  const services = Object.entries(compose.services)

  test('gives the site nothing that the demo does not take', () => {
    const names = Object.keys(compose.services['site']!.environment)
    expect(names.filter(name => !isRead(name))).toEqual([])
  })

  test('names a release of every image, and nothing that is not there', () => {
    for (const [name, { image, build, volumes = [], depends_on = {} }] of services) {
      expect([name, build ?? image]).toEqual([name, expect.stringMatching(/^(\.|.+:v?\d.*)$/)])
      const kept = volumes.map(volume => volume.split(':')[0]!)
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(kept))
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)))
    }
  })

  test('holds no secret', () => {
    const secrets = services.flatMap(([, { environment }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET/.test(name)),
    )
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+:\?\}$/)
    expect(secrets).toHaveLength(2)
  })
})
