import type { KeyTable } from './table'

const TOFD = 'TOFD probe pair, 5 MHz, 6 mm element'

/** What a company's lists have around their rows. */
export const ofLists: KeyTable[] = [
  {
    pattern: 'pager',
    account: 'company',
    path: '/company/products',
    from: ['button', 'Previous'],
    steps: [
      ['Enter', 'button Previous, disabled'],
      ['Tab', 'button Page 1, current'],
      ['Tab', 'button Page 2'],
      ['Enter', 'button Page 2, current'],
      ['Space', 'button Page 2, current'],
      ['Shift+Tab', 'button Page 1'],
      ['Space', 'button Page 1, current'],
    ],
  },
  {
    pattern: 'boxes that select',
    account: 'company',
    path: '/company/products',
    from: ['input[type=checkbox]', `Select ${TOFD}`],
    steps: [
      ['Space', 'checkbox Select TOFD probe pair, 5 MHz, 6 mm element, checked'],
      ['Space', 'checkbox Select TOFD probe pair, 5 MHz, 6 mm element'],
    ],
  },
  {
    pattern: 'box of all, one of them selected',
    account: 'company',
    path: '/company/products',
    opener: ['input[type=checkbox]', `Select ${TOFD}`],
    from: ['a', 'Add Product'],
    steps: [
      ['Tab', 'checkbox Select all rows, mixed'],
      ['Space', 'checkbox Select all rows, checked'],
      ['Space', 'checkbox Select all rows'],
    ],
  },
  {
    pattern: 'bar of the selection',
    account: 'company',
    path: '/company/products',
    opener: ['input[type=checkbox]', `Select ${TOFD}`],
    from: ['.bulk-bar button', 'Unpublish'],
    steps: [
      ['Tab', 'button Delete'],
      ['Enter', 'button Cancel in dialog'],
      ['Tab', 'button Delete in dialog'],
      ['Escape', 'button Delete'],
      ['Shift+Tab', 'button Unpublish'],
      ['Shift+Tab', 'button Clear'],
      ['Enter', 'heading Products 64'],
    ],
  },
  {
    pattern: 'drawer of filters',
    account: 'company',
    path: '/company/products',
    width: 460,
    from: ['button', 'Filter and sort'],
    steps: [
      ['Enter', 'button Close in dialog'],
      ['Tab', 'button Sort by: Default order in dialog'],
      ['Tab', 'button Category: All in dialog'],
      ['Escape', 'button Filter and sort'],
      ['Space', 'button Close in dialog'],
    ],
  },
]
