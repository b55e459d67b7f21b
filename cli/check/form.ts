import type { Form } from './forms'
import { expectKept, refuseStale } from './kept'
import type { Bench } from './writing'

/** Saves a form with a change, and puts it back; false where it cannot be read. */
export async function checkForm(form: Form, bench: Bench): Promise<boolean> {
  const { call, read, body, wrong } = form
  const first = await bench.readWhole(read)
  if (first === undefined) {
    if (await bench.read(read)) {
      const message = `Not saved: what ${read} answers does not fit, and could not be put back.`
      bench.of(call).found.note(message)
    }
    return false
  }
  const before = body(first)
  if (!(await bench.guard(call, { body: before }))) return true
  try {
    if (wrong) {
      const { field } = wrong
      await bench.refuse(
        call,
        { body: { ...before, ...wrong.body } },
        { who: `A wrong ${field} `, field },
      )
    }
    const changed = await form.change(before, bench)
    if (await bench.save(call, { body: changed })) {
      const second = await bench.readNow(read)
      expectKept(changed, second ? body(second) : {}, bench.of(call).found)
      await refuseStale(call, { body: changed }, [first, second], bench)
    }
  } finally {
    await bench.save(call, { body: before })
  }
  const last = await bench.readNow(read)
  expectKept(before, last ? body(last) : {}, bench.of(call).found)
  return true
}
