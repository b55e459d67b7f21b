import type { KeyTable } from './table'

/** What stands in a company's forms. */
export const ofForms: KeyTable[] = [
  {
    pattern: 'slider',
    account: 'company',
    path: '/company/profile',
    opener: ['[aria-label="Company logo"] button', 'Edit'],
    from: ['dialog input[type=range]:enabled'],
    steps: [
      ['End', 'slider Zoom, 3 in dialog'],
      ['Home', 'slider Zoom, 1 in dialog'],
      ['ArrowRight', 'slider Zoom, 1.1 in dialog'],
      ['ArrowLeft', 'slider Zoom, 1 in dialog'],
      ['ArrowUp', 'slider Zoom, 1.1 in dialog'],
      ['ArrowDown', 'slider Zoom, 1 in dialog'],
      ['PageUp', 'slider Zoom, 1.2 in dialog'],
      ['PageDown', 'slider Zoom, 1 in dialog'],
    ],
  },
  {
    pattern: 'crop area',
    account: 'company',
    path: '/company/profile',
    opener: ['[aria-label="Company logo"] button', 'Edit'],
    from: ['.ReactCrop__crop-selection'],
    steps: [
      ['+', 'group Crop area. The arrow keys move it, plus and minus zoom. in dialog'],
      ['Tab', 'button Zoom out in dialog'],
      ['Tab', 'slider Zoom, 1.1 in dialog'],
      ['Shift+Tab', 'button Zoom out in dialog'],
      ['Shift+Tab', 'group Crop area. The arrow keys move it, plus and minus zoom. in dialog'],
      ['-', 'group Crop area. The arrow keys move it, plus and minus zoom. in dialog'],
      ['Tab', 'button Zoom out, disabled in dialog'],
      ['Tab', 'slider Zoom, 1 in dialog'],
    ],
  },
  {
    pattern: 'question of an editor',
    account: 'company',
    path: '/company/services/add',
    from: ['button', 'Link'],
    steps: [
      ['Enter', 'textbox Web address'],
      ['Enter', 'textbox Web address'],
      ['Tab', 'button Apply'],
      ['Tab', 'button Cancel'],
      ['Shift+Tab', 'button Apply'],
      ['Escape', 'textbox Description'],
      ['Shift+Tab', 'button Link in toolbar'],
      ['Space', 'textbox Web address'],
      ['Escape', 'textbox Description'],
    ],
  },
  {
    pattern: 'field for a file',
    account: 'company',
    path: '/company/services/add',
    from: ['input[type=file]'],
    steps: [
      ['Tab', 'button Cancel'],
      ['Shift+Tab', 'file Upload: Image'],
    ],
  },
]
