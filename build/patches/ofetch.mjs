import { fileURLToPath } from 'node:url'
import { entry, given } from './ofetch-given.mjs'

const lean = name => JSON.stringify(fileURLToPath(new URL(`../lean/${name}.mjs`, import.meta.url)))

const UNUSED =
  'No call of ours hooks in, streams a body, or lets ofetch end it: together 0.3 kB a page.'

/** ofetch reads and asks by packages that carry cases which our calls do not have: build/lean has the rest. */
export const ofetch = {
  name: 'ofetch',
  version: '1.5.1',
  files: {
    'dist/index.mjs': entry,
    'dist/shared/ofetch.CWycOUEr.mjs': [
      {
        why: 'An answer is JSON, or stays text: saves every page 0.6 kB.',
        find: `import destr from 'destr';`,
        replace: `import destr from ${lean('destr')};`,
      },
      {
        why: 'Addresses are whole, and queries hold plain values: saves every page 1.2 kB.',
        find: `import { withBase, withQuery } from 'ufo';`,
        replace: `import { withBase, withQuery } from ${lean('ufo')};`,
      },
      {
        why: UNUSED,
        find: `    if (context.options.onRequest) {
      await callHooks(context, context.options.onRequest);
      if (!(context.options.headers instanceof Headers)) {
        context.options.headers = new Headers(
          context.options.headers || {}
          /* compat */
        );
      }
    }
`,
        replace: '',
      },
      ...['RequestError', 'Response', 'ResponseError'].map(name => ({
        why: UNUSED,
        find: `if (context.options.on${name}) {`,
        replace: 'if (false) {',
      })),
      {
        why: UNUSED,
        find: `if (!context.options.signal && context.options.timeout) {`,
        replace: 'if (false) {',
      },
      {
        why: UNUSED,
        find: `"pipeTo" in context.options.body && typeof context.options.body.pipeTo === "function" || // Node.js Stream Body
        typeof context.options.body.pipe === "function"`,
        replace: 'false',
      },
      {
        why: 'Who refuses, be it for being asked too often (429), is not asked again at once.',
        find: `(Array.isArray(context.options.retryStatusCodes) ? context.options.retryStatusCodes.includes(responseCode) : retryStatusCodes.has(responseCode))`,
        replace: 'responseCode >= 500',
      },
      {
        why: UNUSED,
        find: `typeof context.options.retryDelay === "function" ? context.options.retryDelay(context) : context.options.retryDelay || 0`,
        replace: 'context.options.retryDelay',
      },
      {
        why: UNUSED,
        find: `  if (contentType === "text/event-stream") {
    return "stream";
  }
`,
        replace: '',
      },
      {
        why: UNUSED,
        find: `        case "stream": {
          context.response._data = context.response.body || context.response._bodyInit;
          break;
        }
`,
        replace: '',
      },
      ...given,
      {
        why: UNUSED,
        find: `  $fetch.native = (...args) => fetch(...args);
`,
        replace: '',
      },
      { why: UNUSED, find: 'if (Error.captureStackTrace) {', replace: 'if (false) {' },
      {
        why: 'A refusal is known by `status` and `data`.',
        find: `    ["status", "status"],
    ["statusCode", "status"],
    ["statusText", "statusText"],
    ["statusMessage", "statusText"]
`,
        replace: '    ["status", "status"]\n',
      },
      {
        why: UNUSED,
        find: `    if (opts?.cause && !this.cause) {
      this.cause = opts.cause;
    }
`,
        replace: '',
      },
      {
        why: 'What has no body by its status or method has none in a browser.',
        find: `(context.response.body || // https://github.com/unjs/ofetch/issues/324
    // https://github.com/unjs/ofetch/issues/294
    // https://github.com/JakeChampion/fetch/issues/1454
    context.response._bodyInit) && !nullBodyResponses.has(context.response.status) && context.options.method !== "HEAD"`,
        replace: 'context.response.body || context.response._bodyInit',
      },
    ],
  },
}
