import { options } from 'preact'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../src/query'
import { useStore } from '../../src/use-store'

test('a device that takes more than a second to paint asks once', async () => {
  options.requestAnimationFrame = paint => void setTimeout(paint, 1200)
  onTestFinished(() => void delete options.requestAnimationFrame)
  const answers: ((name: string) => void)[] = []
  const $name = query<string>(() => new Promise(answer => answers.push(answer)))
  const Name = () => <p>{useStore($name).data}</p>
  const root = createRoot(document.body)
  root.render(<Name />)
  onTestFinished(() => root.unmount())
  await new Promise(resume => setTimeout(resume, 1500))
  expect(answers).toHaveLength(1)
  answers[0]!('Ada')
  await expect.poll(() => document.body.textContent).toBe('Ada')
})
