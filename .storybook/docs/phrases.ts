import { singular } from './also-called'

/** Words that no state is told by. */
const passing =
  /^(an?|after|and|any|are|as|at|bar|box|by|can|component|do|does|for|from|has|have|how|i|in|is|it|load|look|me|my|ndt|of|on|or|our|screen|show|state|the|there|this|to|ui|we|what|when|where|which|while|who|with|yet|you|your)s?$/

/** What is meant by some words together, as one word; looks are read from it, and names. */
const phrases: [written: RegExp, word: string][] = [
  [/['’]s\b/g, ''],
  [/\bright.to.left\b|\barabic\b|\bhebrew\b|\bbidi\b/g, 'rtl'],
  [/\bbootstrap 3\b/g, 'bootstrap'],
  [/\bwindows high[ -]contrast\b|\bforced[ -]colou?rs?\b/g, 'forcedcolours'],
  [/\bhigh[ -]contrast\b/g, 'highcontrast'],
  [/\bzoom\D{0,6}\d+\b|\b\d+ ?%? zoom\b|\btext zoom\b/g, 'textzoom'],
  [/\b(?:my|our|own) theme\b/g, 'owntheme'],
  [/\b(?:dark|light|night|theme)(?: mode| theme)? (?:toggle|switch(?:er)?)\b/g, 'themeswitch'],
  [/\b(dark|light|bootstrap|highcontrast) (?:mode|theme)\b/g, '$1'],
  [/\b(?:unsaved|discard|lose|losing) (?:changes|edits)\b|\bleav\w+ without saving\b/g, 'unsaved'],
  [/\bhalf[ -](?:complete|done|filled|finished|full)d?\b/g, 'partly'],
  [/\b(?:add|edit|insert|paste) (?:an? )?(?:hyper)?link\b|\bhyperlink\b/g, 'linking'],
  [/\btoo short\b/g, 'tooshort'],
  [/\blong (?:(\w+) )?(?:content|label|name|text|title|word)s?\b/g, '$1 longtext'],
  [/\b(?:show|hide|reveal|see) (?=(?:the )?password)/g, 'shown '],
  [/\blong list\b/g, 'many'],
  [/\bapplication (?:sent|submitted)\b/g, 'applied'],
  [/\bare you sure\b/g, 'confirm'],
  [/\b(?:no|without) (?:java)?script\b/g, 'noscript'],
  [/\bcompany menu\b/g, 'company nav'],
  [/\b(?:main|top) menu\b/g, 'nav'],
  [/\bsession (?:time[ -]?out|timed out|expir\w+|lost|over)\b/g, 'expired'],
  [/\bno (?:internet|connection|network)\b/g, 'offline'],
  [/\bnext step\b/g, 'nextstep'],
  [/\b(?:next|previous) page\b/g, 'pager'],
  [/\bsaved views?\b/g, 'savedview'],
  [/\b(?:tele)?phone number\b|\btelephone\b/g, 'phonenumber'],
  [/\b(?:dial(?:l?ing)?|calling) codes?\b/g, 'dialcode'],
  [/\b(?:zip|post(?:al)?)[ -]?codes?\b/g, 'zip'],
  [/\b(?:last|family) name\b/g, 'surname'],
  [/\bvideo (?:link|url)s?\b/g, 'videolink'],
  [/\bsocial (?:link|media|network|profile)s?\b/g, 'social'],
  [/\bhelp(?:er)?[ -]text\b/g, 'hint'],
  [/\btoo many\b/g, 'toomany'],
  [/\bmobile\b|\bsmartphone\b/g, 'phone'],
  [/\bnot found\b/g, '404'],
  [/\bno (?:results?|matches)\b|\bempty results?\b|\bresults? (?:are )?empty\b/g, 'noresult'],
  [/\bnew user\b|\bfirst (?:run|time|use)\b/g, 'onboarding'],
  [/\b(?:signed|logged)[ -]out\b/g, 'signedout'],
  [/\b(?<!not )(?:signed|logged)[ -]in\b/g, 'signedin'],
  [/\blog[ -]?out\b/g, 'logout'],
  [/\b(?:sign|log)[ -]?(?:in|on)\b/g, 'login'],
  [/\bsign[ -]?up\b/g, 'signup'],
  [/\bscreen[ -]readers?\b/g, 'screenreader'],
  [/\bcheck[ -]box(?:es)?\b/g, 'checkbox'],
  [/\bdrop[ -]down\b/g, 'dropdown'],
  [/\bpop[ -]up\b/g, 'popup'],
  [/\bread[ -]only\b/g, 'readonly'],
  [/\btext[ -](?:field|box|input|area)s?\b/g, 'input'],
  [/\b(?:context|kebab|overflow|three[ -]dots?) menu\b/g, 'menu'],
  [/\bmulti[ -]select\b/g, 'multiselect'],
  [/\bbottom sheet\b/g, 'sheet'],
  [/\btabs?\b/g, 'tablist'],
  [/\bstars?\b/g, 'rating'],
  [/\btags?\b/g, 'chip'],
]

/** Words that tell of a state only beside others, as they are said of many. */
export const faint = /^(?:all|page|too)$/

/** The words of what was typed that tell something, those of a phrase as one. */
export function wordsIn(typed: string): string[] {
  return phrases
    .reduce((text, [written, word]) => text.replace(written, word), typed.toLowerCase())
    .split(/[^\p{L}\d]+/u)
    .filter(word => word && !passing.test(word))
    .map(singular)
}
