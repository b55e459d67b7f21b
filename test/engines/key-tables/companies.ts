import type { KeyTable } from './table'

const PRODUCTS = [
  'Portable 64:128 phased array flaw detector',
  'TOFD probe pair, 5 MHz, 6 mm element',
  'Corrosion mapping wheel scanner WS-40',
] as const
const SWITCH = 'Publish Automated ultrasonic inspection of girth welds'

export const ofCompanies: KeyTable[] = [
  {
    pattern: 'dialog that asks',
    account: 'company',
    path: '/company/products',
    from: ['button', `Actions for ${PRODUCTS[1]}`],
    steps: [
      ['Enter', 'menuitem Edit in menu'],
      ['End', 'menuitem Delete in menu'],
      ['Enter', 'button Cancel in dialog'],
      ['Tab', 'button Delete in dialog'],
      ['Shift+Tab', 'button Cancel in dialog'],
      ['Escape', `button Actions for ${PRODUCTS[1]}`],
    ],
  },
  {
    pattern: 'table',
    account: 'company',
    path: '/company/products',
    from: ['a', PRODUCTS[1]],
    steps: [
      ['ArrowDown', `link ${PRODUCTS[2]}`],
      ['ArrowUp', `link ${PRODUCTS[1]}`],
      ['ArrowUp', `link ${PRODUCTS[0]}`],
      ['ArrowUp', `link ${PRODUCTS[0]}`],
      ['/', 'textbox Product Name, press Enter to search'],
    ],
  },
  {
    pattern: 'radio group in a panel',
    account: 'company',
    path: '/company/products',
    from: ['button', 'View'],
    steps: [
      ['Enter', 'radio Comfortable, checked in radiogroup'],
      ['ArrowDown', 'radio Compact, checked in radiogroup'],
      ['ArrowUp', 'radio Comfortable, checked in radiogroup'],
      ['ArrowRight', 'radio Compact, checked in radiogroup'],
      ['Tab', 'textbox Name of this view in dialog'],
      ['Escape', 'button View'],
      ['Space', 'radio Compact, checked in radiogroup'],
    ],
  },
  {
    pattern: 'filter by dates',
    account: 'company',
    path: '/company/products',
    from: ['button', 'Added On: Any day'],
    steps: [
      ['Enter', 'textbox Added On, from in dialog'],
      ['Shift+Tab', 'button This year in dialog'],
      ['Escape', 'button Added On: Any day'],
    ],
  },
  {
    pattern: 'column that sorts',
    account: 'company',
    path: '/company/products',
    from: ['button', 'Product Name'],
    steps: [
      ['Enter', 'button Product Name, ascending'],
      ['Space', 'button Product Name, descending'],
    ],
  },
  {
    pattern: 'switch',
    account: 'company',
    path: '/company/services',
    from: ['[role=switch]', SWITCH],
    steps: [
      ['Space', `switch ${SWITCH}`],
      ['Space', `switch ${SWITCH}, checked`],
    ],
  },
  {
    pattern: 'toolbar',
    account: 'company',
    path: '/company/services/add',
    from: ['button', 'Bold'],
    steps: [
      ['ArrowRight', 'button Italic in toolbar'],
      ['ArrowLeft', 'button Bold in toolbar'],
      ['End', 'button Undo in toolbar'],
      ['Home', 'combobox Text style in toolbar'],
      ['ArrowLeft', 'button Undo in toolbar'],
      ['ArrowRight', 'combobox Text style in toolbar'],
      ['ArrowLeft', 'button Undo in toolbar'],
      ['Tab', 'textbox Description'],
      ['Shift+Tab', 'button Undo in toolbar'],
    ],
  },
]
