import { expect, test, vi } from 'vitest'
import { Button, LinkButton, MoreLink } from '../../src/ui/button'
import { show } from './show'

test('a button takes a press, and sends no form', () => {
  const onClick = vi.fn()
  const { find } = show(<Button onClick={onClick}>Save</Button>)
  const button = find<HTMLButtonElement>('button')
  button.click()
  expect(onClick).toHaveBeenCalledOnce()
  expect(button.type).toBe('button')
})

test('a button of a form can send it', () => {
  const { find } = show(<Button type="submit">Save</Button>)
  expect(find<HTMLButtonElement>('button').type).toBe('submit')
})

test('R12 while it saves, a button takes no second press', async () => {
  const onClick = vi.fn()
  const button = (saving: boolean) => (
    <Button type="submit" saving={saving} onClick={onClick}>
      {saving ? 'Saving...' : 'Save'}
    </Button>
  )
  const { find, change } = show(button(false))
  await change(button(true))
  expect(find('button').className).not.toContain('undefined')
  find('button').click()
  expect(onClick).not.toHaveBeenCalled()
  expect(find<HTMLButtonElement>('button').type).toBe('button')
  expect(find('button').getAttribute('aria-disabled')).toBe('true')
  expect(find('button').textContent).toBe('Saving...')
  await change(button(false))
  find('button').click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('R12 while it saves, a button keeps the focus, which `disabled` would lose', async () => {
  const { root, find, change } = show(<Button>Save</Button>)
  find('button').focus()
  await change(<Button saving>Saving...</Button>)
  expect(root.activeElement).toBe(find('button'))
  expect(find<HTMLButtonElement>('button').disabled).toBe(false)
})

test('a square button that saves shows that in place of its icon, and keeps its name', () => {
  const { find } = show(
    <Button icon saving aria-label="Delete">
      <svg />
    </Button>,
  )
  expect(find('button').getAttribute('aria-label')).toBe('Delete')
  expect(find('svg')).toBeNull()
})

test('a link that looks like a button is a link', () => {
  const { find } = show(<LinkButton href="/ndt-jobs">Explore Jobs</LinkButton>)
  expect(find('a').getAttribute('href')).toBe('/ndt-jobs')
  expect(find('a').className).toContain('btn')
})

test('a link that leads on hides its arrow from screen readers', () => {
  const { find } = show(<MoreLink href="/ndt-jobs">Explore Jobs</MoreLink>)
  expect(find('a').textContent).toBe('Explore Jobs')
  expect(find('svg').getAttribute('aria-hidden')).toBe('true')
})
