import type { KeyTable } from './table'

const GUIDE = '/ndt-guides/ultrasonic-testing-buyers-guide'

export const ofGuides: KeyTable[] = [
  {
    pattern: 'row of tabs',
    path: GUIDE,
    from: ['[role=tab]', 'NDT Engineers and Technicians'],
    steps: [
      ['ArrowRight', 'tab Quality Control Managers, selected in tablist'],
      ['ArrowLeft', 'tab NDT Engineers and Technicians, selected in tablist'],
      ['ArrowLeft', 'tab Industry Consultants, selected in tablist'],
      ['ArrowRight', 'tab NDT Engineers and Technicians, selected in tablist'],
      ['End', 'tab Industry Consultants, selected in tablist'],
      ['Home', 'tab NDT Engineers and Technicians, selected in tablist'],
      ['Tab', "button Download Now — It's Free"],
    ],
  },
  {
    pattern: 'accordion',
    path: GUIDE,
    from: ['summary', 'Is the guide really free?'],
    steps: [
      ['Enter', 'summary Is the guide really free?, expanded'],
      ['Space', 'summary Is the guide really free?'],
      ['Tab', 'summary Which standards does it follow?'],
      ['Shift+Tab', 'summary Is the guide really free?'],
    ],
  },
  {
    pattern: 'drawer',
    path: '/ndt-jobs',
    width: 460,
    from: ['button', 'List Your Company'],
    steps: [
      ['Enter', 'button Close in dialog'],
      ['Tab', 'link List Your Company in dialog'],
      ['Shift+Tab', 'button Close in dialog'],
      ['Escape', 'button List Your Company'],
      ['Space', 'button Close in dialog'],
      ['Escape', 'button List Your Company'],
    ],
  },
]
