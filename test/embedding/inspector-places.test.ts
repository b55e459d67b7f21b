import { expect, test } from 'vitest'
import { named } from './inspector-mistakes'
import { openInspected, panelOf, parts } from './inspector-site'

const sheet = (css: string) => ({
  link: `${parts.sheet}<link rel="stylesheet" href="/own.css">`,
  answer: ({ pathname }: URL) =>
    pathname === '/own.css'
      ? new Response(css, { headers: { 'content-type': 'text/css' } })
      : undefined,
})

const hiding =
  sheet(`#clear { opacity: 0 } #tab { display: none } ndt-viewed-companies { visibility: hidden }
ndt-professional-card { height: 0; overflow: hidden }
.fade { visibility: hidden } #cut { height: 0; overflow: hidden }`)

const SEEN = `:root { visibility: hidden } #first, #host { visibility: visible }
ndt-saved-panel { visibility: hidden } #host { opacity: 0 }`

// where the tags stand
named([
  [
    'tags that the page’s styles hide, by themselves or by what is around them',
    {
      page: {
        sheet: hiding.link,
        body: `<ndt-saved-panel id="clear"><a href="/">Jobs</a></ndt-saved-panel>
<ndt-viewed-companies><a href="/">Companies</a></ndt-viewed-companies>
<ndt-professional-card><p>Professions</p></ndt-professional-card>
<div class="fade in"><ndt-job-profile-card><p>Skills</p></ndt-job-profile-card></div>
<div id="cut"><div><ndt-site-header><a href="/">Home</a></ndt-site-header></div></div>
<div id="tab"><ndt-profile-card><p>Amara</p></ndt-profile-card></div>`,
      },
      answer: hiding.answer,
    },
    [
      [/styles hide <ndt-saved-panel>, which is ready, by opacity: 0/, /Take that off/],
      [/styles hide <ndt-viewed-companies>.* by visibility: hidden/, /Take that off/],
      [/styles hide <ndt-professional-card>.* by no width or no height/, /Take that off/],
      [
        /Nobody sees <ndt-job-profile-card>, as <div class="fade in">.* visibility: hidden/,
        /tab or a menu/,
      ],
      [/Nobody sees <ndt-site-header>, as <div id="cut">.* no width or no height/, /Take that off/],
      [/Nobody sees <ndt-profile-card>, as <div id="tab">.* display: none/, /Take that off/],
    ],
  ],
  [
    'tags that are hidden in a shadow root, by it, or with the whole page',
    {
      page: {
        sheet: sheet(SEEN).link,
        body: `<div id="first"><template shadowrootmode="open">
<link rel="stylesheet" href="/own.css"><ndt-saved-panel><a href="/">Jobs</a></ndt-saved-panel>
</template></div>
<div id="host"><template shadowrootmode="open">
<div><ndt-viewed-companies><a href="/">Companies</a></ndt-viewed-companies></div>
</template></div>
<ndt-professional-card><p>Professions</p></ndt-professional-card>`,
      },
      answer: sheet(SEEN).answer,
    },
    [
      [/styles hide <ndt-saved-panel>.* by visibility: hidden/, /Take that off/],
      [/Nobody sees <ndt-viewed-companies>, as <div id="host">.* opacity: 0/, /Take that off/],
      [/Nobody sees <ndt-professional-card>, as <html>.* visibility: hidden/, /Take that off/],
    ],
  ],
  [
    'tags where HTML moves them or their presses, and ids that are there twice',
    {
      page: {
        body: `<p><ndt-saved-panel><ul><li><a href="/">Jobs</a></li></ul></ndt-saved-panel></p>
<button class="edit"><ndt-personal-info><span slot="trigger" tabindex="0">Edit</span></ndt-personal-info></button>
<a href="/jobs"><ndt-viewed-companies>Companies</ndt-viewed-companies></a>
<h2 id="cv">Resume</h2><form><label for="cv">Resume</label>
<ndt-resume-upload id="cv" name="cv" form="apply"><input type="file" name="cv"></ndt-resume-upload></form>`,
      },
    },
    [
      [/<ndt-saved-panel> stands in a <p>/, /Write <div>/],
      [/<ndt-personal-info> stands in <button>/, /beside <button class="edit">/],
      [/<ndt-viewed-companies> stands in <a>/, /Put it beside <a>/],
      [/<ndt-resume-upload> has id="cv", .* 2 times/, /Write each id once/],
      [/<ndt-resume-upload> has form="apply", .* nowhere/, /Write each id once/],
    ],
  ],
])

test('the inspector says nothing of a dialog in a sentence, what HTML has closed, a page of floats, or what is seen in what is hidden', async () => {
  const floats = sheet(`body { overflow-x: hidden; margin: 0 } body > * { float: left }
.off { visibility: hidden } .off > * { visibility: visible }`)
  const page = await openInspected({
    page: {
      sheet: floats.link,
      body: `${parts.body}<p>You may
<ndt-personal-info id="info"><button slot="trigger">edit</button></ndt-personal-info> it.</p>
<div hidden><ndt-profile-card><p>Amara</p></ndt-profile-card></div>
<details><summary>More</summary><ndt-professional-card><p>Professions</p></ndt-professional-card></details>
<div hidden><template shadowrootmode="open"><ndt-viewed-companies>Companies</ndt-viewed-companies></template></div>
<div class="off"><ndt-job-profile-card><p>Skills</p></ndt-job-profile-card></div>`,
    },
    answer: floats.answer,
  })
  await page.waitForFunction(() => customElements.get('ndt-personal-info'))
  const panel = panelOf(page)
  await panel.getByRole('tab', { name: /Tags/ }).click()
  await panel.getByText('shown').nth(5).waitFor()
  await panel.getByRole('tab', { name: /Findings/ }).click()
  expect(await panel.getByRole('listitem').allTextContents()).toEqual([])
})
