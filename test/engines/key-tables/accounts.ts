import type { Part } from '../driver'
import type { KeyTable } from './table'

const MENU: Part = ['button', 'Account of Amara']

/** What the job seeker's account has. */
export const ofAccounts: KeyTable[] = [
  {
    pattern: 'alert dialog',
    account: 'user',
    path: '/creator',
    from: MENU,
    steps: [
      ['ArrowUp', 'menuitem Sign out in menu'],
      ['Enter', 'button Cancel in alertdialog'],
      ['Tab', 'button Sign out in alertdialog'],
      ['Shift+Tab', 'button Cancel in alertdialog'],
      ['Escape', 'button Account of Amara'],
      ['ArrowUp', 'menuitem Sign out in menu'],
      ['Space', 'button Cancel in alertdialog'],
      ['Enter', 'button Account of Amara'],
    ],
  },
  {
    pattern: 'password that shows',
    account: 'user',
    path: '/creator',
    from: MENU,
    steps: [
      ['ArrowUp', 'menuitem Sign out in menu'],
      ['ArrowUp', 'menuitem Change Password in menu'],
      ['Enter', 'textbox Current password (Mandatory) in dialog'],
      ['Tab', 'button Show Current password in dialog'],
      ['Space', 'button Show Current password, pressed in dialog'],
      ['Enter', 'button Show Current password in dialog'],
      ['Tab', 'textbox New password (Mandatory) in dialog'],
      ['Escape', 'button Account of Amara'],
    ],
  },
  {
    pattern: 'buttons that stay pressed',
    account: 'user',
    path: '/creator',
    from: MENU,
    steps: [
      ['ArrowDown', 'menuitem My Profile in menu'],
      ['ArrowDown', 'menuitem Preferences in menu'],
      ['Enter', 'button Close in dialog'],
      ['Tab', 'button Companies in dialog'],
      ['Space', 'button Companies, pressed in dialog'],
      ['Enter', 'button Companies in dialog'],
      ['Tab', 'button Jobs, pressed in dialog'],
      ['Escape', 'button Account of Amara'],
    ],
  },
  {
    pattern: 'search that comes out',
    account: 'user',
    path: '/creator',
    from: ['button', 'Search'],
    steps: [
      ['Enter', 'searchbox Search'],
      ['Escape', 'button Search'],
      ['Space', 'searchbox Search'],
      ['u', 'searchbox Search'],
      ['Escape', 'button Search'],
    ],
  },
  {
    pattern: 'file that is there',
    account: 'user',
    path: '/creator',
    opener: ['button', 'Edit Job Information'],
    from: ['input[type=file]'],
    steps: [
      ['Tab', 'link Preview (opens in a new tab) in dialog'],
      ['Tab', 'button Remove resume in dialog'],
      ['Shift+Tab', 'link Preview (opens in a new tab) in dialog'],
      ['Tab', 'button Remove resume in dialog'],
      ['Space', 'file Upload: Resume in dialog'],
    ],
  },
]
