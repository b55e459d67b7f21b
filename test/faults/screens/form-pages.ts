import { saveButton } from '../../pages/company-forms'
import { demo } from '../../pages/support'
import * as says from '../says'
import type { Exception, Screen } from '../screen'
import { press } from './steps'

/** The heading of the page that a save leads to. */
export const LISTS = /^(Products|Services)\b/

/** What is said of a form whose file is too large. */
export const tooLarge: Record<string, Exception> = {
  413: {
    why: 'Q43: a file is what is too large, and its field says so beside the reason',
    says: ['It is too large.', 'File size exceeds the 5 MB limit.'],
  },
}

/** What a form reads to be edited. */
export function edited(call: Screen['call'], path: string, tags: string[], noun: string): Screen {
  return {
    call,
    holds: 'R207 R234',
    account: 'company',
    tags,
    says: says.read(`The ${noun} could not be read. Please try again later.`),
    make: page => page.goto(demo(path)),
    again: page => press(page, 'Retry'),
    success: saveButton,
  }
}
