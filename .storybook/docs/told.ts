import { singular } from './also-called'

const alive = 'Each state is alive: point at what is in it, press it, or Tab to it.'
const printed = 'Paper has a look of its own: print a state.'
const full = 'Where there are as many as may be, none can be added.'
const zoomed = 'Zoom in as readers do: each state is a page of its own.'
const forced = 'Forced colours are the system’s: the tools of a browser show a state in them.'
const themed = 'No tag switches the theme: a page does, as the toolbar does here.'
const keys = 'The page of each screen says what its keys do.'

/** What no state is of: what there is to say of it, and what comes nearest, as expressions. */
const none: [words: string, said: string, nearest: string[]][] = [
  [
    'hover hovered click clicked tap pressed active visited focus focused',
    alive,
    ['button kinds', 'cropper focused'],
  ],
  ['keyboard shortcut screenreader aria', keys, ['menu', 'combobox open', 'table products']],
  ['print paper', printed, ['pages dashboard', 'guide page filled']],
  ['map', 'There is no map.', ['company profile existing', 'company area profile']],
  ['chart graph sparkline', 'There is no chart.', ['seeker profile card (?:empty|partly)']],
  ['breadcrumb', 'There are no breadcrumbs.', ['company nav', 'pages company area']],
  ['stepper wizard', 'There are no forms in steps.', ['new member', 'guide download visitor']],
  ['tooltip', 'There are no tooltips.', ['field hint', 'menu actions']],
  ['carousel gallery slideshow', 'There is no carousel.', ['product table preview', 'uploader']],
  ['footer', 'There is no footer.', ['site header signed', 'pages']],
  ['sidebar', 'There is no bar at the side.', ['company nav', 'drawer']],
  ['tree', 'There is no tree.', ['combobox open', 'menu']],
  [
    'price money currency payment cart',
    'There are no prices.',
    ['product form add', 'table products'],
  ],
  ['chat comment inbox', 'There are no messages.', ['letter too long', 'notice', 'toast']],
  ['register signup', 'There is no registration.', ['signed out', 'not signed']],
  ['deadline', 'There are no deadlines.', ['saved panel (?:jobs|courses)']],
  ['founded founding', 'There is no year of founding.', ['company profile existing']],
  ['zip postcode', 'There is no postal code.', ['company profile (?:existing|new)']],
  ['surname', 'Forms ask for no last name.', ['first name', 'full name']],
  ['videolink', 'There is no field for a video’s address.', ['product form add', 'uploader']],
  ['toomany', full, ['product form all rows', 'many options']],
  ['textzoom', zoomed, ['long texts', 'narrow']],
  ['themeswitch', themed, ['colour']],
  ['forcedcolours', forced, ['button kinds', 'check group', 'slider', 'combobox open']],
  ['placeholder', 'Fields have hints, and no placeholders.', ['field hint', 'combobox empty']],
]

export const told: ReadonlyMap<string, { said: string; nearest: string[] }> = new Map(
  none.flatMap(([words, said, nearest]) =>
    words.split(' ').map(word => [singular(word), { said, nearest }]),
  ),
)
