import type { KeyTable } from './table'

const GUIDE = '/ndt-guides/ultrasonic-testing-buyers-guide'

export const ofGuides: KeyTable[] = [
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
