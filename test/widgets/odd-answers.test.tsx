import { expect, onTestFinished, test } from 'vitest'
import { clearDrafts } from '../../src/form/clear-drafts'
import { isFor } from '../../stories/support/server'
import '../../widgets/company-nav/company-nav.element'
import '../../widgets/company-profile/company-profile.element'
import '../../widgets/job-info/job-info.element'
import '../../widgets/job-profile-card/job-profile-card.element'
import '../../widgets/personal-info/personal-info.element'
import '../../widgets/preferences/preferences.element'
import '../../widgets/product-form/product-form.element'
import '../../widgets/product-table/product-table.element'
import '../../widgets/professional-card/professional-card.element'
import '../../widgets/professional-info/professional-info.element'
import '../../widgets/profile-card/profile-card.element'
import '../../widgets/quick-apply/quick-apply.element'
import '../../widgets/saved-panel/saved-panel.element'
import '../../widgets/service-form/service-form.element'
import '../../widgets/service-table/service-table.element'
import '../../widgets/site-header/site-header.element'
import '../../widgets/viewed-companies/viewed-companies.element'
import { BROKEN, oddBodies, oddities, placesOf, reads } from '../support/answers'
import { listenForErrors, place, quiet } from '../support/widget'
import { settle } from '../support/time'
import { signIn, usePortal } from './portal'

type Tag = [name: string, attributes?: Record<string, string>]

/** How often each screen is shown, each time with every fourth place odd, in turn. */
const SHOWN = 10

/** The screens, and the reads that each shows. */
const screens: [string, Tag[], string[]][] = [
  [
    'the dashboard',
    [
      ['ndt-profile-card'],
      ['ndt-professional-card'],
      ['ndt-job-profile-card'],
      ['ndt-site-header'],
      ['ndt-saved-panel'],
      ['ndt-saved-panel', { kind: 'courses' }],
      ['ndt-viewed-companies'],
    ],
    ['getProfile', 'getSavedJobs', 'getSavedCourses', 'getViewedCompanies'],
  ],
  [
    'the dialogs',
    [
      ['ndt-personal-info', { open: '' }],
      ['ndt-professional-info', { open: '' }],
      ['ndt-job-info', { open: '' }],
      ['ndt-quick-apply', { open: '', 'job-id': '501', 'job-title': 'Level III' }],
      ['ndt-preferences', { open: '' }],
    ],
    [
      ...['getProfile', 'getPreferences', 'getPreferenceOptions', 'getCountries', 'getSkills'],
      ...['getLanguages', 'getProfessions', 'getIndustries'],
    ],
  ],
  [
    'the tables',
    [['ndt-product-table'], ['ndt-service-table']],
    ['getProducts', 'getServices', 'getProductCategories', 'getProductSubCategories'],
  ],
  [
    'the company’s profile',
    [['ndt-company-profile'], ['ndt-company-nav']],
    ['getCompanyProfile', 'getCompanyCategories', 'getCompanyTypes', 'getCompanyCountries'],
  ],
  [
    'the product’s form and the service’s',
    [
      ['ndt-product-form', { slug: 'ws-40' }],
      ['ndt-service-form', { 'service-id': '12' }],
    ],
    ['getProduct', 'getService', 'getProductTags', 'getMethods', 'getCategories'],
  ],
]

/** Everything that a tag says: its texts, names and values. */
function wordsOf(element: Element): string[] {
  return [...element.shadowRoot!.querySelectorAll('*')].flatMap(inside => [
    ...[...inside.childNodes].map(node => (node.nodeType === 3 ? node.textContent! : '')),
    ...[...inside.attributes].map(({ value }) => value),
    `${(inside as HTMLInputElement).value ?? ''}`,
  ])
}

const places = screens.reduce((sum, [, , names]) => sum + placesOf(names), 0)

test.each(screens)(
  `Q108 %s: odd values break nothing and show no wrong words (${places} places x ${oddities.length} values, sampled)`,
  async (_, tags, names) => {
    let odd = new Map<string, object>()
    usePortal(request => {
      const found = reads.find(([, call]) => isFor(call, request))
      return found && Response.json(odd.get(found[0]) ?? found[2])
    })
    signIn()
    onTestFinished(clearDrafts)
    const { errors, log } = listenForErrors()
    quiet('warn')
    for (let round = 0; round < SHOWN; round++) {
      odd = oddBodies(names, round)
      const elements = tags.map(([tag, attributes]) => place(tag, attributes))
      await settle()
      const wrong = elements.flatMap(wordsOf).filter(words => BROKEN.test(words))
      const failed = errors.filter(({ tag }) => tag).map(({ message }) => message)
      const empty = elements.filter(element => wordsOf(element).join('').length < 20)
      expect([round, wrong, failed, empty, log.mock.calls]).toEqual([round, [], [], [], []])
      for (const element of elements) element.remove()
      // until the stores have forgotten that they were read
      await settle(1100)
    }
  },
)
