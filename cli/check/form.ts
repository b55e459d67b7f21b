import type { Form } from './forms'
import { expectKept, type Body } from './kept'
import type { Bench } from './writing'

/** Saves a form with a change, and puts it back; false where it cannot be read. */
export async function checkForm(form: Form, bench: Bench): Promise<boolean> {
  const { call, read, body, wrong } = form
  const first = await bench.readNow(read)
  if (first === undefined) return false
  const before = body(first)
  await bench.guard(call, { body: before })
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
      expectKept(changed, await bodyNow(form, bench), bench.of(call).found)
      const { updated_at: version } = first as { updated_at?: string | null }
      const stale = { statuses: [412, 409], who: 'A save of an older state (If-Match) ' }
      if (version) await bench.refuse(call, { body: changed, version }, stale)
    }
  } finally {
    await bench.save(call, { body: before })
  }
  expectKept(before, await bodyNow(form, bench), bench.of(call).found)
  return true
}

async function bodyNow({ read, body }: Form, bench: Bench): Promise<Body> {
  const now = await bench.readNow(read)
  return now === undefined ? {} : body(now)
}
