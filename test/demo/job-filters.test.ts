// @vitest-environment node
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listCourses } from '../../demo/db/queries/courses'
import { listJobs } from '../../demo/db/queries/jobs'
import { jobs, jobSkills, skills } from '../../demo/db/schema'
import { useVisitors } from './visited-site'

const site = useVisitors()

const slugs = async (filter: Parameters<typeof listJobs>[1]) =>
  (await listJobs(site.db, { size: 100, ...filter })).items.map(({ slug }) => slug)

/** How many entries the head of a list says that it has. */
async function count(query: string): Promise<number> {
  const html = await site.guest.text(`/ndt-jobs?${query}`)
  return Number(/<h1[^>]*>NDT Jobs <span class="count">(\d+)</.exec(html)![1])
}

describe('a search knows the field', () => {
  test.each([
    ['UT', 'ultrasonic', 'Ultrasonic testing', 'ultrasonics inspection'],
    ['MT', 'MPI', 'magnetic particle', 'Magnetic Particle Testing'],
    ['PT', 'penetrant', 'liquid penetrant', 'dye penetrant'],
    ['RT', 'radiographic', 'radiography', 'x-ray'],
    ['ET', 'eddy current', 'Eddy Current Testing'],
    ['VT', 'visual', 'visual inspection'],
    ['PAUT', 'phased array'],
    ['TOFD', 'time of flight'],
    ['Level III', 'level 3', 'L3', 'lvl 3', 'iii'],
    ['UT Level II', 'ultrasonic level 2', 'L2 UT'],
  ])('%s is found by its other names, too', async (q, ...others) => {
    const found = await slugs({ q })
    expect(found.length).toBeGreaterThan(1)
    for (const other of others) expect([other, await slugs({ q: other })]).toEqual([other, found])
  })

  test('a code is the method, not the beginning of a word', async () => {
    const names = (await listCourses(site.db, { q: 'VT', size: 100 })).items
    expect(names.map(({ method }) => method)).toContain('VT')
    const [job] = await site.db.select().from(jobs).limit(1)
    await site.db.update(jobs).set({ title: 'Utility planner' }).where(eq(jobs.id, job!.id))
    expect(await slugs({ q: 'utility' })).toEqual([job!.slug])
    expect(await slugs({ q: 'ultra', method: 'UT' })).not.toEqual([])
    await site.db.update(jobs).set({ title: job!.title }).where(eq(jobs.id, job!.id))
  })

  test('a level of rope access is none of the field’s', async () => {
    const [job] = await site.db
      .select()
      .from(jobs)
      .where(eq(jobs.title, 'Rope Access UT Technician'))
    expect(job!.requirements.join()).toContain('IRATA Level')
    expect(await slugs({ level: '3' })).not.toContain(job!.slug)
    expect(await slugs({ level: '2' })).toContain(job!.slug)
  })

  test('the second level of two counts', async () => {
    const [job] = await site.db.select().from(jobs).limit(1)
    const set = (requirements: string[]) =>
      site.db.update(jobs).set({ requirements }).where(eq(jobs.id, job!.id))
    for (const text of ['Level II or III in UT', 'Level II/III', 'Levels II and III']) {
      await set([text])
      expect([text, (await slugs({ level: '3' })).includes(job!.slug)]).toEqual([text, true])
    }
    await set(['Level I in UT', 'III phases'])
    expect(await slugs({ level: '3' })).not.toContain(job!.slug)
    await set(job!.requirements)
  })

  test('a job’s skills are found as they stand', async () => {
    const [job] = await site.db.select().from(jobs).limit(1)
    const [skill] = await site.db
      .insert(skills)
      .values({ name: 'Acoustic Emission of tanks' })
      .returning()
    await site.db.insert(jobSkills).values({ jobId: job!.id, skillId: skill!.id, position: 9 })
    expect(await slugs({ method: 'AE' })).toContain(job!.slug)
    await site.db.delete(skills).where(eq(skills.id, skill!.id))
  })
})

describe('the filters of the list', () => {
  test('narrow it, each and together, and stay in the form and the pager', async () => {
    const [all, ut, two] = [
      await count(''),
      await count('method=UT'),
      await count('method=UT&level=2'),
    ]
    expect(all).toBeGreaterThan(ut)
    expect(ut).toBeGreaterThan(two)
    expect(two).toBeGreaterThan(10)
    const html = await site.guest.text('/ndt-jobs?method=UT&level=2&country=')
    expect(html).toContain('<option value="UT" selected>')
    expect(html).toContain('<input type="hidden" name="level" value="2">')
    expect(html).toContain('href="/ndt-jobs?method=UT&amp;level=2&amp;page=2"')
  })

  test('of country and contract give what they say', async () => {
    const { items } = await listJobs(site.db, { country: 'GB', contract: 'Contract', size: 100 })
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map(({ country }) => country))).toEqual(new Set(['United Kingdom']))
    expect(items.every(({ contract }) => contract.startsWith('Contract'))).toBe(true)
  })

  test('that are none count as not given', async () => {
    expect(await count('method=XX&level=9&country=%27&contract=%00')).toBe(await count(''))
  })

  test('that leave nothing are named, each with what is left without it', async () => {
    const html = await site.guest.text('/ndt-jobs?q=ut+level+3&country=JP&contract=Permanent')
    expect(html).toContain(
      'Nothing matches “<bdi>ut level 3</bdi>”, read as Ultrasonic (UT), Level III.',
    )
    const steps = [...html.matchAll(/<a class="link" href="([^"]*)">(\d+) jobs?<\/a>/g)]
    expect(steps.length).toBeGreaterThan(0)
    for (const [, url, total] of steps) {
      const query = url!.replace('/ndt-jobs?', '').replaceAll('&amp;', '&')
      expect([url, await count(query)]).toEqual([url, Number(total)])
    }
    expect(html).toContain('href="/ndt-jobs">Show all')
  })
})
