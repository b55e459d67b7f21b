import { useEffect, useRef } from 'react'
import { afterPress, useHost } from '../../ui/host'
import { focusField } from '../form-effects'
import { forgiven } from '../forgiven'
import type { Form } from '../form-types'
import { useInUse } from './in-use'
import { same } from './same'

/**
 * Drops a message that no longer holds, as far as that can be told here: a check of ours passes by now, an empty field is
 * filled, or another file stands where the wrong one was. Of all else the next save tells (R125).
 *
 * Where several are wrong, the list above the fields shrinks with it: once its field is left, as what is typed into would
 * move away.
 */
export function Righted<V extends object>({ form }: { form: Form<V> }): null {
  const { root } = useHost()
  const inUse = useInUse()
  const { errors, values, asked, inner, forgive } = form
  const said = useRef({ errors, values: inner.sent.current, here: values })

  useEffect(() => {
    // what is left of others is of the same values
    if (forgiven.has(errors)) said.current.errors = errors
    // what was typed while the save was on its way was not refused
    const sent = inner.sent.current
    if (said.current.errors !== errors) said.current = { errors, values: sent, here: values }
    const names = Object.keys(errors)
    if (!names.length) return
    const one = names.length === 1
    const [before, now] = [said.current.values, values].map(of => ({ ...inner.check?.(of) }))
    const right = names.filter(name => {
      // of one that is asked about the answer tells
      if ((!one && name === inUse) || asked.includes(name)) return false
      if ([before, now].some(of => of![name] === errors[name])) return !now![name]
      const [was, is] = [said.current.values, values].map(of => of[name as keyof V])
      return isEmpty(was) ? !isEmpty(is) : 'kind' in Object(was) && !same(was, is)
    })
    const drop = () => {
      const left = names.filter(name => !right.includes(name))
      // the list of them goes with all but one
      if (left.length < 2 && root.activeElement?.closest('.summary')) {
        focusField(root, left[0] ?? right[0])
      }
      // of several that were filled meanwhile, one may be left before their list has come
      forgive(name => right.includes(name), !!root.querySelector('.summary'))
    }
    // a refusal that leaves nothing to mend is seen until more is typed
    if (right.length === names.length && said.current.here === values) return
    if (right.length && one) drop()
    // what moves under a pointer loses its press
    else if (right.length) afterPress(root, drop)
  })
  return null
}

/** Whether a field holds nothing: no text, no choice, no entry, no file. */
function isEmpty(value: unknown): boolean {
  const { kind = '' } = Object(value) as { kind?: string }
  return value == null || !`${value as string}`.trim() || /^(none|deleted)$/.test(kind)
}
