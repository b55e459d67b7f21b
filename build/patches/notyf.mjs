/** notyf sets what a toast says as HTML, which Trusted Types refuse: it is text. */
export const notyf = {
  name: 'notyf',
  version: '3.10.0',
  files: {
    'notyf.es.js': [
      {
        why: 'A message is text.',
        find: `message.innerHTML = options.message || '';`,
        replace: `message.textContent = options.message || '';`,
      },
      {
        why: 'So is an icon, of which we give none.',
        find: `iconContainer.innerHTML = new String(iconOpts).valueOf();`,
        replace: `iconContainer.textContent = new String(iconOpts).valueOf();`,
      },
      {
        why: 'A page’s `<form name="body">` stands in the place of the body.',
        find: `document.body.appendChild(`,
        replace: `document.querySelector("body").appendChild(`,
        times: 2,
      },
    ],
  },
}
