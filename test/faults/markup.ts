import { texts } from './texts'

/** Elements that stay in a rich text. */
const KEPT = [
  'p',
  'h2',
  'b',
  'a href="/"',
  'img src="x"',
  'li',
  'td',
  'pre',
  'details',
  'video',
  'figure',
]

/** Events that a handler may wait for. */
const EVENTS =
  'abort animationend auxclick beforeinput beforetoggle blur canplay change click contextmenu copy cut dblclick drag dragend dragenter drop error focus focusin formdata gotpointercapture input invalid keydown keyup load loadeddata mousedown mouseenter mouseover mouseup paste play pointerdown pointerover pointerrawupdate progress reset scroll scrollend search select selectstart submit toggle touchstart transitionend wheel'.split(
    ' ',
  )

/** Elements that end, or change how what follows is read. */
const WRAPS = [
  'svg',
  'math',
  'math><mtext',
  'math><annotation-xml encoding="text/html"',
  'svg><foreignObject',
  'svg><desc',
  'svg><style',
  'noscript',
  'template',
  'table',
  'select',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'listing',
  'style',
  'form',
]

const IMG = '<img src=x onerror=ran()>'

/** Ways in which an element around it, or one that seems to be, lets a picture's handler through. */
const around = (wrap: string) => {
  const [name] = /\w[\w-]*$/.exec(wrap.replace(/ .*/, ''))!
  return [
    `<${wrap}>${IMG}`,
    `<${wrap}></${name}>${IMG}`,
    `<${wrap}><p title="</${name}>${IMG}">`,
    `<${wrap}><!--</${name}>${IMG}-->`,
    `<form><math><mtext></form><form><mglyph><${wrap}></math>${IMG}`,
    `<p><${wrap}><style></${name}>${IMG}</style>`,
  ]
}

const ADDRESSES = [
  'javascript:ran()',
  'JaVaScRiPt:ran()',
  ' javascript:ran()',
  'java\tscript:ran()',
  'java\nscript:ran()',
  '\u0001javascript:ran()',
  '&#106;avascript:ran()',
  '&#x6A&#x61vascript:ran()',
  'javascript&colon;ran()',
  'data:text/html,<script>ran()</script>',
  'vbscript:ran()',
]

/** Attributes that hold an address, each in its element. */
const ADDRESSED = [
  'a href',
  'area href',
  'img src',
  'video src',
  'video poster',
  'form action',
  'button formaction',
  'input type=image formaction',
  'iframe src',
  'object data',
  'embed src',
  'math href',
  'svg><a xlink:href',
]

/** Scripts by themselves. */
const SCRIPTS = [
  '<script>ran()</script>',
  '<SCRIPT/x>ran()</SCRIPT>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<svg><script>ran()</script></svg>',
  '<svg><script href="data:,ran()"/></svg>',
  '<svg onload=ran()>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<svg><a><animate attributeName=href values="javascript:ran()"/><text>x</text></a></svg>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<details open ontoggle=ran()>x</details>',
  '<body onload=ran()>',
  '<p data-kept="[[&quot;onclick&quot;,&quot;ran()&quot;]]">x</p>',
]

/** Markup that means no good: everything that runs once a page parses it, in every place where it may be put. */
export const markup: string[] = [
  ...texts.filter(text => /<|javascript/i.test(text)),
  ...KEPT.flatMap(tag =>
    EVENTS.map(event => `<${tag} on${event}="ran()">x</${tag.split(' ')[0]}>`),
  ),
  ...WRAPS.flatMap(around),
  ...ADDRESSED.flatMap(place => ADDRESSES.map(address => `<${place}="${address}">x`)),
  ...SCRIPTS,
]
