// @vitest-environment node
import { mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addressesIn, readAsset } from '../../demo/site/assets'

test('a joined sheet has another address once one of its files is another, however old that says it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ndt-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const address = addressesIn({ '/assets/': folder })
  write('base.css', 'a {}')
  write('list.css', 'b {}')
  const before = address('/assets/base+list.css')
  expect(address('/assets/base+list.css')).toBe(before)
  write('base.css', 'i {}')
  // as what is unpacked has it
  utimesSync(path.join(folder, 'base.css'), 1_000_000, 1_000_000)
  expect(address('/assets/base+list.css')).not.toBe(before)
})

test('a file that cannot be read has its address all the same, and says so there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ndt-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync('mark.svg', path.join(folder, 'mark.svg'))
  expect(addressesIn({ '/assets/': folder })('/assets/mark.svg')).toBe('/assets/mark.svg')
  expect(() => readAsset(folder, 'mark.svg')).toThrow('ELOOP')
})
