import type { KeyTable } from './table'

const PRODUCTS = [
  'Portable 64:128 phased array flaw detector',
  'TOFD probe pair, 5 MHz, 6 mm element',
  'Corrosion mapping wheel scanner WS-40',
] as const
const SWITCH = 'Publish Automated ultrasonic inspection of girth welds'

export const ofCompanies: KeyTable[] = [
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
