/** What each button of the text editor makes of a marked line. */
export const COMMANDS = {
  Bold: '<p><strong>Girth welds</strong></p>',
  Italic: '<p><em>Girth welds</em></p>',
  Underline: '<p><u>Girth welds</u></p>',
  'Bulleted list': '<ul><li>Girth welds</li></ul>',
  'Numbered list': '<ol><li>Girth welds</li></ol>',
  Quote: '<blockquote>Girth welds</blockquote>',
  'Align center': '<p class="ql-align-center">Girth welds</p>',
  'Align end': '<p class="ql-align-right">Girth welds</p>',
}
