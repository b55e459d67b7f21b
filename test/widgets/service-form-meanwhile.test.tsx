import { expect, test } from 'vitest'
import { getService, updateService } from '../../src/contract'
import { service } from '../../stories/fixtures/company-forms'
import { isFor, type Answerer } from '../../stories/support/server'
import '../../widgets/service-form/service-form.element'
import { gate, settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeForm } from './company-form'

const NAME = 'company_service_name'

/** A service of a portal that counts its versions, trims what it is sent, and can be held up. */
async function editService() {
  listenForErrors()
  const portal = {
    version: 1,
    name: service.data.name,
    refused: 0,
    failsToRead: false,
    reading: undefined as Promise<void> | undefined,
    saving: undefined as Promise<void> | undefined,
    /** Somebody else saves it. */
    change(name: string) {
      portal.name = name
      portal.version++
    },
  }
  const read = async () => {
    const data = { ...service.data, name: portal.name, updated_at: `v${portal.version}` }
    await portal.reading
    return portal.failsToRead ? Response.json({}, { status: 500 }) : Response.json({ data })
  }
  const save = async (request: Request) => {
    if (request.headers.get('If-Match') !== `"v${portal.version}"`) {
      portal.refused++
      return Response.json({}, { status: 412 })
    }
    const name = /name="company_service_name"[^]*?\r\n\r\n([^]*?)\r\n--/
    portal.change(name.exec(await request.clone().text())![1]!.trim())
    await portal.saving
    return Response.json({ message: 'Saved.' })
  }
  const answers: Answerer = request => {
    if (isFor(getService, request)) return read()
    return isFor(updateService, request) ? save(request) : undefined
  }
  const form = await placeForm('ndt-service-form', { 'service-id': '12' }, answers)
  const said = () => [portal.refused, form.texts('.choice')]
  return { ...form, portal, said }
}

const comeBack = async () => {
  dispatchEvent(new Event('focus'))
  await settle(50)
}

test('Q106 what is typed while the read after a save is on its way is not asked about', async () => {
  const { type, save, portal, said } = await editService()
  await type(NAME, 'Tank floors ')
  await save()
  const { late, arrive } = gate()
  portal.reading = late
  await settle(600)
  await type(NAME, 'Tank floors and roofs')
  arrive()
  await settle(50)
  expect(said()).toEqual([0, []])
})

test('Q106 nor is what the portal had of a save that was still on its way', async () => {
  const { type, save, portal, said } = await editService()
  await type(NAME, 'Tank floors ')
  const { late, arrive } = gate()
  portal.saving = late
  await save()
  await comeBack()
  await type(NAME, 'Tank floors and roofs')
  arrive()
  await settle(100)
  expect(said()).toEqual([0, []])
})

test('Q106 where what a save came to could not be read, the next one reads it first', async () => {
  const { type, save, portal, said } = await editService()
  await type(NAME, 'Tank floors ')
  const { late, arrive } = gate()
  portal.saving = late
  await save()
  await type(NAME, 'Tank floors and roofs')
  portal.failsToRead = true
  arrive()
  await settle(2000)
  portal.failsToRead = false
  await save()
  await settle(100)
  expect([...said(), portal.name]).toEqual([0, [], 'Tank floors and roofs'])
})

test('Q106 what somebody else saved in between is asked about', async () => {
  const { type, save, portal, said } = await editService()
  await type(NAME, 'Tank floors')
  await save()
  await settle(300)
  portal.change('Tank roofs')
  await type(NAME, 'Tank floors and walls')
  await settle(50)
  expect(said()).toEqual([0, [expect.stringMatching(/^Changed elsewhere to: Tank roofs/)]])
})

test('R206 Q106 to take theirs then does not leave the page', async () => {
  const { type, save, portal, press, left } = await editService()
  await type(NAME, 'Tank floors')
  const { late, arrive } = gate()
  portal.saving = late
  await save()
  await type(NAME, 'Tank floors and walls')
  arrive()
  await settle(50)
  portal.change('Tank roofs')
  await comeBack()
  await press('Take theirs: Name')
  await settle(50)
  expect(left).toEqual([])
})

test('Q106 a save that was discarded on its way leaves nothing to save where the host stays', async () => {
  const { type, save, portal, press, field, asksBeforeLeaving } = await editService()
  await type(NAME, 'Tank floors')
  const { late, arrive } = gate()
  portal.saving = late
  await save()
  await press('Cancel')
  await press('Discard')
  arrive()
  await settle(2000)
  expect([asksBeforeLeaving(), field(NAME).value]).toEqual([false, 'Tank floors'])
  expect(localStorage).toHaveLength(0)
})
