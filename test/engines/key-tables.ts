import type { demoAccounts } from '../../demo/db/seed'
import type { Part } from './driver'

/** A key, and what is told of what has the focus then: its name, the option that is meant in it, its states. */
type Step = readonly [keys: string, told: string]

/** What the keys of a pattern of the ARIA Authoring Practices do, on a screen that has it. */
interface KeyTable {
  pattern: string
  account?: keyof typeof demoAccounts
  path: string
  /** What is pressed first. */
  opener?: Part
  /** Where the focus is at first. */
  from: Part
  steps: readonly Step[]
}

const GUIDE = '/ndt-guides/ultrasonic-testing-buyers-guide'
const PENCIL: Part = ['button', 'Edit Personal Information']
const ROW = 'Actions for Rope Access UT Technician'
const PRODUCTS = [
  'Portable 64:128 phased array flaw detector',
  'TOFD probe pair, 5 MHz, 6 mm element',
  'Corrosion mapping wheel scanner WS-40',
] as const
const TAGLINE =
  'Pause the tagline: NDT Companies, NDT Jobs, NDT Webinars, NDT Courses, NDT Articles, NDT Application Notes'
const SWITCH = 'Publish Automated ultrasonic inspection of girth welds'

const ofSeekers: KeyTable[] = [
  {
    pattern: 'dialog',
    account: 'user',
    path: '/creator',
    from: PENCIL,
    steps: [
      ['Enter', 'First name (Mandatory)'],
      ['Shift+Tab', 'Close'],
      ['Tab', 'First name (Mandatory)'],
      ['Escape', PENCIL[1]!],
    ],
  },
  {
    pattern: 'menu button',
    account: 'user',
    path: '/creator',
    from: ['button', ROW],
    steps: [
      ['Enter', 'Quick Apply'],
      ['ArrowDown', 'Remove'],
      ['ArrowDown', 'Quick Apply'],
      ['ArrowUp', 'Remove'],
      ['Home', 'Quick Apply'],
      ['End', 'Remove'],
      ['q', 'Quick Apply'],
      ['Escape', ROW],
      ['ArrowUp', 'Remove'],
      ['Escape', ROW],
      ['Space', 'Quick Apply'],
      ['Tab', 'Radiographic Interpreter'],
    ],
  },
  {
    pattern: 'menu of choices',
    account: 'user',
    path: '/creator',
    from: ['button', 'Filter: All'],
    steps: [
      ['ArrowDown', 'All, checked'],
      ['End', 'Applied'],
      ['Enter', 'Filter: Applied'],
      ['Enter', 'Applied, checked'],
      ['Home', 'All'],
      ['Space', 'Filter: All'],
    ],
  },
  {
    pattern: 'combobox with its listbox',
    account: 'user',
    path: '/creator',
    opener: PENCIL,
    from: ['input', 'Languages (Optional)'],
    steps: [
      ['g', 'Languages (Optional), Galician, expanded'],
      ['ArrowDown', 'Languages (Optional), Ganda, expanded'],
      ['ArrowUp', 'Languages (Optional), Galician, expanded'],
      ['Escape', 'Languages (Optional)'],
      ['ArrowDown', 'Languages (Optional), Galician, expanded'],
      ['Enter', 'Languages (Optional), expanded'],
      ['ArrowLeft', 'Remove Galician'],
      ['ArrowLeft', 'Remove Norwegian'],
      ['ArrowRight', 'Remove Galician'],
      ['Delete', 'Remove Norwegian'],
      ['ArrowRight', 'Languages (Optional)'],
    ],
  },
  {
    pattern: 'date picker',
    account: 'user',
    path: '/creator',
    opener: PENCIL,
    from: ['input', 'Date of birth (Optional)'],
    steps: [
      ['ArrowDown', 'Wednesday, April 17, 1991, selected'],
      ['ArrowRight', 'Thursday, April 18, 1991'],
      ['ArrowUp', 'Thursday, April 11, 1991'],
      ['Home', 'Monday, April 8, 1991'],
      ['End', 'Sunday, April 14, 1991'],
      ['PageDown', 'Tuesday, May 14, 1991'],
      ['PageUp', 'Sunday, April 14, 1991'],
      ['Shift+PageUp', 'Saturday, April 14, 1990'],
      ['Shift+PageDown', 'Sunday, April 14, 1991'],
      ['Escape', 'Choose a date, Date of birth'],
      ['Enter', 'Wednesday, April 17, 1991, selected'],
      ['ArrowRight', 'Thursday, April 18, 1991'],
      ['Enter', 'Choose a date, Date of birth'],
      ['Enter', 'Thursday, April 18, 1991, selected'],
    ],
  },
  {
    pattern: 'combobox for one choice',
    account: 'user',
    path: '/creator',
    opener: PENCIL,
    from: ['input', 'Country (Optional)'],
    steps: [
      ['ArrowDown', 'Country (Optional), United Kingdom, expanded, selected'],
      ['ArrowUp', 'Country (Optional), United Arab Emirates, expanded'],
      ['Escape', 'Country (Optional)'],
      ['ArrowDown', 'Country (Optional), United Kingdom, expanded, selected'],
      ['ArrowDown', 'Country (Optional), United States, expanded'],
      ['Enter', 'Country (Optional)'],
      ['ArrowDown', 'Country (Optional), United States, expanded, selected'],
    ],
  },
  {
    pattern: 'carousel',
    account: 'user',
    path: '/creator',
    from: ['button', TAGLINE],
    steps: [
      ['Enter', `${TAGLINE}, pressed`],
      ['Space', TAGLINE],
    ],
  },
]

const ofCompanies: KeyTable[] = [
  {
    pattern: 'alert dialog',
    account: 'company',
    path: '/company/products',
    from: ['button', `Actions for ${PRODUCTS[1]}`],
    steps: [
      ['Enter', 'Edit'],
      ['End', 'Delete'],
      ['Enter', 'Cancel'],
      ['Tab', 'Delete'],
      ['Shift+Tab', 'Cancel'],
      ['Escape', `Actions for ${PRODUCTS[1]}`],
    ],
  },
  {
    pattern: 'table',
    account: 'company',
    path: '/company/products',
    from: ['a', PRODUCTS[1]],
    steps: [
      ['ArrowDown', PRODUCTS[2]],
      ['ArrowUp', PRODUCTS[1]],
      ['ArrowUp', PRODUCTS[0]],
      ['ArrowUp', PRODUCTS[0]],
      ['/', 'Product Name, press Enter to search'],
    ],
  },
  {
    pattern: 'radio group in a panel',
    account: 'company',
    path: '/company/products',
    from: ['button', 'View'],
    steps: [
      ['Enter', 'Comfortable, checked'],
      ['ArrowDown', 'Compact, checked'],
      ['ArrowUp', 'Comfortable, checked'],
      ['ArrowRight', 'Compact, checked'],
      ['Tab', 'Name of this view'],
      ['Escape', 'View'],
      ['Space', 'Compact, checked'],
    ],
  },
  {
    pattern: 'filter by dates',
    account: 'company',
    path: '/company/products',
    from: ['button', 'Added On: Any day'],
    steps: [
      ['Enter', 'Added On, from'],
      ['Shift+Tab', 'This year'],
      ['Escape', 'Added On: Any day'],
    ],
  },
  {
    pattern: 'column that sorts',
    account: 'company',
    path: '/company/products',
    from: ['button', 'Product Name'],
    steps: [
      ['Enter', 'Product Name, ascending'],
      ['Space', 'Product Name, descending'],
    ],
  },
  {
    pattern: 'switch',
    account: 'company',
    path: '/company/services',
    from: ['[role=switch]', SWITCH],
    steps: [
      ['Space', SWITCH],
      ['Space', `${SWITCH}, checked`],
    ],
  },
  {
    pattern: 'toolbar',
    account: 'company',
    path: '/company/services/add',
    from: ['button', 'Bold'],
    steps: [
      ['ArrowRight', 'Italic'],
      ['ArrowLeft', 'Bold'],
      ['End', 'Undo'],
      ['ArrowRight', 'Text style'],
      ['Home', 'Text style'],
      ['ArrowLeft', 'Undo'],
      ['Tab', 'Description'],
      ['Shift+Tab', 'Undo'],
    ],
  },
  {
    pattern: 'slider',
    account: 'company',
    path: '/company/profile',
    opener: ['[aria-label="Company logo"] button', 'Edit'],
    from: ['dialog input[type=range]:enabled'],
    steps: [
      ['End', 'Zoom, 3'],
      ['Home', 'Zoom, 1'],
      ['ArrowRight', 'Zoom, 1.1'],
      ['ArrowLeft', 'Zoom, 1'],
    ],
  },
]

const ofGuides: KeyTable[] = [
  {
    pattern: 'row of tabs',
    path: GUIDE,
    from: ['[role=tab]', 'NDT Engineers and Technicians'],
    steps: [
      ['ArrowRight', 'Quality Control Managers, selected'],
      ['ArrowLeft', 'NDT Engineers and Technicians, selected'],
      ['ArrowLeft', 'Industry Consultants, selected'],
      ['ArrowRight', 'NDT Engineers and Technicians, selected'],
      ['End', 'Industry Consultants, selected'],
      ['Home', 'NDT Engineers and Technicians, selected'],
      ['Tab', "Download Now — It's Free"],
    ],
  },
  {
    pattern: 'accordion',
    path: GUIDE,
    from: ['summary', 'Is the guide really free?'],
    steps: [
      ['Enter', 'Is the guide really free?, expanded'],
      ['Space', 'Is the guide really free?'],
      ['Tab', 'Which standards does it follow?'],
      ['Shift+Tab', 'Is the guide really free?'],
    ],
  },
]

/** A table for each pattern that a screen has. */
export const TABLES = [...ofGuides, ...ofSeekers, ...ofCompanies]
