import { beforeEach, expect, test } from 'vitest'
import { useHost } from '../../src/ui/host'
import { say } from '../../src/ui/announcer'
import { heard } from '../support/inside'
import { holdClock, settle } from '../support/time'
import { show } from './show'

function Announcing() {
  const { root } = useHost()
  return (
    <button type="button" onClick={() => say(root, '2 selected')}>
      Say it
    </button>
  )
}

beforeEach(holdClock)

test('words are said in a region that was there before, and the same words again', async () => {
  const { root, find } = show(<Announcing />)
  await settle()
  find('button').click()
  await settle()
  expect(heard(root)).toBe('')
  await settle(100)
  expect(heard(root)).toBe('2 selected')
  find('button').click()
  await settle()
  expect(heard(root)).toBe('')
  await settle(100)
  expect(heard(root)).toBe('2 selected')
  expect(root.querySelectorAll('[role=status]')).toHaveLength(1)
})

test('they do not stay for who reads the page later', async () => {
  const { root, find } = show(<Announcing />)
  await settle()
  find('button').click()
  await settle(5000)
  expect(heard(root)).toBe('2 selected')
  await settle(100)
  expect(heard(root)).toBe('')
})

test('a widget that was taken off the page and put back is heard again', async () => {
  const { root, find } = show(<Announcing />)
  await settle()
  find('button').click()
  await settle(100)
  const { host } = root
  host.remove()
  await settle()
  document.body.append(host)
  await settle()
  find('button').click()
  await settle(100)
  expect(heard(root)).toBe('2 selected')
  expect(root.querySelectorAll('[role=status]')).toHaveLength(1)
})
