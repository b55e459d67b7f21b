import type { Case } from '../case'
import { cards } from './cards'
import { dashboard } from './dashboard'
import { dialogs } from './dialogs'
import { foreign } from './foreign'
import { everyInteraction } from './interactions'
import { options } from './options'
import { richText } from './rich-text'
import { rows } from './rows'
import { server } from './server'
import { site } from './site'

/** All that `npm run bench` measures, in its order. */
export const cases: Case[] = [
  ...dashboard,
  site,
  ...dialogs,
  ...everyInteraction,
  richText,
  ...rows,
  ...options,
  ...cards,
  ...foreign,
  server,
]
