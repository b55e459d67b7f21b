/** quill parses and writes HTML, which Trusted Types refuse. */
export const quill = {
  name: 'quill',
  version: '2.0.3',
  files: {
    'core/quill.js': [
      {
        why: 'An emptied element needs no HTML.',
        find: `this.container.innerHTML = '';`,
        replace: `this.container.replaceChildren();`,
      },
    ],
    'core/editor.js': [
      {
        why: 'An item of a list goes out with what is kept of it.',
        find: `<li\${attribute}>`,
        replace: `<li\${attribute}\${keptOf(child)}>`,
        times: 2,
      },
      {
        why: 'The attributes that are kept.',
        find: `function getListType(type) {`,
        replace: `function keptOf({ domNode }) {
  const bare = domNode.cloneNode(false);
  bare.getAttributeNames().filter(name => !name.startsWith('data-kept')).forEach(name => bare.removeAttribute(name));
  return bare.outerHTML.slice(3, -6);
}
function getListType(type) {`,
      },
    ],
    'modules/clipboard.js': [
      {
        why: 'The sanitiser, which the editor gives the clipboard, parses what is pasted.',
        find: `new DOMParser().parseFromString(html, 'text/html')`,
        replace: `this.options.parse(html)`,
        times: 2,
      },
    ],
    'modules/normalizeExternalHTML/normalizers/msWord.js': [
      {
        why: 'What stands in a list that was pasted from Word is moved, not written anew.',
        find: `li.innerHTML = listItem.element.innerHTML;`,
        replace: `li.append(...listItem.element.childNodes);`,
      },
    ],
  },
}
