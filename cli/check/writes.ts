import { Unmade } from '../unmade'
import { checkForm } from './form'
import { forms } from './forms'
import { kinds } from './kinds'
import type { CallName, Scene } from './reading'
import type { Findings } from './result'
import { checkRows } from './rows'
import { checkBookmark, checkEditorImage, checkPhoto, checkRefusals } from './singles'
import { checkToggle } from './toggle'
import { benchFor, type Bench } from './writing'

/** Writes that are checked together, as one undoes what another does. */
interface Task {
  calls: CallName[]
  /** Resolves to false where there is nothing to do it with. */
  run: (bench: Bench) => Promise<boolean>
}

/** Every write of the contract but for logout, which would end the session. */
const tasks: Task[] = [
  ...forms.map(form => ({ calls: [form.call], run: (bench: Bench) => checkForm(form, bench) })),
  {
    calls: ['bookmarkJob'],
    run: bench => checkBookmark('bookmarkJob', 'getSavedJobs', 'job_id', bench),
  },
  {
    calls: ['bookmarkCourse'],
    run: bench => checkBookmark('bookmarkCourse', 'getSavedCourses', 'course_id', bench),
  },
  { calls: ['updateProfileImage'], run: checkPhoto },
  ...kinds.map(kind => {
    const { create, update, remove } = kind.calls
    const calls = [create, update, remove, ...(kind.others ?? [])]
    return { calls, run: (bench: Bench) => checkRows(kind, bench) }
  }),
  ...kinds.map(kind => ({
    calls: [kind.calls.toggle],
    run: (bench: Bench) => checkToggle(kind, bench),
  })),
  { calls: ['uploadEditorImage'], run: checkEditorImage },
  ...Object.entries({
    applyForJob: 'applicant_name',
    changePassword: 'current_password',
    createCompany: 'company_name',
    sendGuideEnquiry: 'full_name',
  } as const).map(([name, field]) => {
    const call = name as CallName
    return { calls: [call], run: (bench: Bench) => checkRefusals(call, field, bench) }
  }),
]

/** What came of a write. */
interface Written {
  call: CallName
  found: Findings
  ms: number
  state?: 'skipped' | 'unmade'
}

/** Checks these writes, and what has to be written for them. */
export async function checkWrites(
  scene: Scene,
  isAsked: (call: CallName) => boolean,
): Promise<Written[]> {
  const bench = benchFor(scene)
  const all: Written[] = []
  for (const { calls, run } of tasks.filter(({ calls }) => calls.some(isAsked))) {
    const state = await stateOf(run(bench))
    for (const call of calls.filter(isAsked)) {
      const { found, ms } = bench.of(call)
      if (state instanceof Unmade) found.note(state.message)
      const isLeft = state === 'skipped' || !ms
      if (isLeft && !found.all.length)
        found.note('There is nothing to try it with, or it is for another kind of account.')
      const left = state instanceof Unmade ? 'unmade' : isLeft && 'skipped'
      all.push({ call, found, ms, ...(left && { state: left }) })
    }
  }
  return all
}

async function stateOf(run: Promise<boolean>): Promise<'done' | 'skipped' | Unmade> {
  try {
    return (await run) ? 'done' : 'skipped'
  } catch (error) {
    if (error instanceof Unmade) return error
    throw error
  }
}

/** The calls that are checked as writes. */
export const written = tasks.flatMap(({ calls }) => calls)

/** What the user of the command is told before anything is written. */
export const WARNING = `Writing: forms are saved with a change and put back, bookmarks and the first row of each list are turned
twice, a product and a service are made and deleted. One picture of a pixel stays, by uploadEditorImage.
Files that are there are not touched, and what could not be undone is only refused: applications, enquiries,
passwords, new companies. Use an account that was made for this.`
