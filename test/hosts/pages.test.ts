import { expect, test } from 'vitest'
import { toastOf } from '../pages/account'
import { rowOf } from '../pages/company-lists'
import { chooseInRow, savedTitles } from '../pages/dashboard'
import { allow, axe, shot } from '../pages/support'
import { ask } from './asking'
import { photo } from './photo'
import { eachStarter } from './visits'

const JOBS = ['UT Technician', 'Radiographer <Level II>', 'Rope Access Inspector']

eachStarter(({ name, at, scripts, enter, signIn }) => {
  test('a visitor changes each thing, and finds it so when the page is read again', async () => {
    const page = await enter()
    await expect.poll(() => savedTitles(page)).toEqual(JOBS)
    expect(await axe(page)).toEqual([])
    await shot(page, `hosts/${name}-1280`)
    await page.setViewportSize({ width: 375, height: 812 })
    await shot(page, `hosts/${name}-375`)

    await chooseInRow(page, JOBS[0]!, 'Remove')
    await toastOf(page, 'Bookmark removed.').waitFor()
    await page.getByRole('link', { name: 'Your preferences' }).click()
    const follow = page.getByRole('button', { name: 'Courses', exact: true })
    await follow.click()
    await page.getByRole('button', { name: 'Save' }).click()
    await toastOf(page, 'Your Preferences Saved').waitFor()
    await follow.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Your photo' }).click()
    await page.getByLabel('Upload').setInputFiles(photo)
    await page.getByRole('button', { name: 'Save Photo' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
    await shot(page, `hosts/${name}-photo-375`)

    const { 'content-security-policy': policy } = (await page.reload())!.headers()
    expect(policy).toMatch(scripts())
    await expect.poll(() => savedTitles(page)).toEqual(JOBS.slice(1))
    await page.getByRole('link', { name: 'Your preferences' }).click()
    await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true')
    const { data } = await (await ask(page, 'getProfile')).json()
    const stored = await page.request.get(at(data.profile_image))
    expect(stored.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    })

    await page.goto(at('/company/services'))
    const published = rowOf(page, 'Drone survey').getByRole('switch')
    await published.click()
    await expect.poll(() => published.getAttribute('aria-busy')).toBeNull()
    await shot(page, `hosts/${name}-services-375`)
    await page.reload()
    await expect.poll(() => published.getAttribute('aria-checked')).toBe('true')
  })

  test('a page that is older than the session saves by the new token, at the second try at most', async () => {
    const page = await enter()
    allow(page, /419/, /<ndt-saved-panel> save:/)
    await expect.poll(() => savedTitles(page)).toEqual(JOBS)
    const tab = await page.context().newPage()
    await tab.goto(at('/'))
    await tab.getByRole('button', { name: 'Sign out' }).click()
    await tab.waitForURL('**/user-sign-in')
    await signIn(tab)
    const remove = async () => {
      const answer = page.waitForResponse('**/job-bookmark')
      await chooseInRow(page, JOBS[0]!, 'Remove')
      return (await answer).status()
    }
    const first = await remove()
    // Django's token is a cookie, which the page reads anew; the others' stands in the page
    expect(first).toBe(name === 'django' ? 200 : 419)
    if (first !== 200) expect(await remove()).toBe(200)
    await toastOf(page, 'Bookmark removed.').waitFor()
  })

  test('a session’s cookie is kept from scripts and other sites, and passwords are not guessed', async () => {
    const page = await enter()
    const [session] = (await page.context().cookies()).filter(({ name }) => /session/.test(name))
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    // what is still asked for would be answered after the session's end
    await expect.poll(() => savedTitles(page)).toEqual(JOBS)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/user-sign-in')
    expect((await ask(page, 'getProfile')).status()).toBe(401)
    allow(page, /429/)
    for (let tries = 0; tries < 6; tries++) {
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByLabel('Password').fill('guess')
      const answered = page.waitForEvent('domcontentloaded')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await answered
      const said = tries < 5 ? 'Email or password is wrong.' : 'Too many attempts.'
      await page.getByText(said).waitFor()
    }
  })
})
