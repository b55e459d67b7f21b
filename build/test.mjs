import { spawn } from 'node:child_process'
import { lanesOfChange } from './test-changed.mjs'
import { seconds, TestReport } from './test-report.mjs'

/** `npm test`: the library. A stage's lanes run beside each other, so that no core is idle. */
const library = libraryWith('test:stories')

/**
 * `npm run test:all`: the library, its stories in more looks, its pages in other looks, for everyone and in
 * trouble too, the parts of its screens, what others make with it, and the demo.
 */
const all = [
  ...libraryWith('test:stories:looks'),
  [[{ title: 'Looks', script: 'test:looks', counts: true }]],
  [[{ title: 'Access', script: 'test:access', counts: true }]],
  [[{ title: 'Pages in trouble', script: 'test:trouble', counts: true }]],
  [[{ title: 'Shared parts', script: 'test:parts', counts: true }]],
  [[{ title: 'Embedding', script: 'test:embedding', counts: true }]],
  [[{ title: 'The demo site', script: 'test:site', counts: true }]],
]

const report = new TestReport()
let isBroken = false
const stages = stagesOf(process.argv[2])
for (const lanes of stages) await Promise.all(lanes.map(lane => runLane(lane, lanes.length === 1)))
console.log(`\n${report}`)
process.exitCode = report.hasFailed ? 1 : 0

function libraryWith(stories) {
  return [
    [[{ title: 'Build', script: 'build' }], [{ title: 'Types', script: 'types' }]],
    [
      [
        { title: 'Format and lint', script: 'lint' },
        { title: 'Unit tests', script: 'test:unit', counts: true },
      ],
      [
        { title: 'Size budgets', script: 'size' },
        { title: 'Storybook', script: 'storybook:build' },
        { title: 'Every story in a browser', script: stories, counts: true },
        { title: 'Every page in a browser', script: 'test:pages', counts: true, isLast: true },
      ],
    ],
  ]
}

function stagesOf(choice) {
  return choice === '--changed' ? [lanesOfChange()] : choice === '--all' ? all : library
}

/**
 * Runs steps one after the other. What later steps stand on stops the run where it fails, in
 * whatever lane; a failed test does not, so that one run names every test that fails.
 */
async function runLane(steps, isAlone) {
  for (const step of steps) {
    if (isBroken) return
    const begun = performance.now()
    const status = await run(step, isAlone || step.isLast)
    const slowest = step.counts ? report.read(step.script) : []
    if (status !== 0) {
      report.fail()
      isBroken ||= !step.counts
      console.log(`\nFailed: ${step.title}. Run it alone: npm run ${step.script}`)
      continue
    }
    console.log([`${seconds(performance.now() - begun)}  ${step.title}`, ...slowest].join('\n'))
  }
}

/** Resolves with how a step ended. Beside another lane, its output is shown when it ended; that of the last is seen as it runs. */
function run({ title, script, words = '', counts }, isSeen) {
  const head = `\n── ${title} (npm run ${script})`
  if (isSeen) console.log(head)
  const given = counts ? words + report.begin(script) : words
  const child = spawn(`npm run --silent ${script}${given && ` -- ${given}`}`, {
    shell: true,
    stdio: isSeen ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', text => (output += text))
  child.stderr?.on('data', text => (output += text))
  return new Promise(resolve => {
    child.on('close', status => {
      if (!isSeen) console.log(`${head}\n${output.trimEnd()}`)
      resolve(status)
    })
  })
}
