import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../src/query'
import { useStore } from '../../src/use-store'

/** Keeps the page from everything, as a slow device does that has much to draw. */
function draw(milliseconds: number): void {
  const end = Date.now() + milliseconds
  while (Date.now() < end);
}

test('a device that takes more than a second to paint asks once', async () => {
  const answers: ((name: string) => void)[] = []
  const $name = query<string>(() => new Promise(answer => answers.push(answer)))
  const Name = () => <p>{useStore($name).data}</p>
  const root = createRoot(document.body)
  root.render(<Name />)
  onTestFinished(() => root.unmount())
  draw(1100)
  await new Promise(resume => setTimeout(resume, 200))
  expect(answers).toHaveLength(1)
  answers[0]!('Ada')
  await expect.poll(() => document.body.textContent).toBe('Ada')
})
