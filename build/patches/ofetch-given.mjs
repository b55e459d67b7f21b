const GIVEN =
  'Each call of ours says its method, its tries and its whole address, and sends a form or JSON: together 0.5 kB a page.'

/** What ofetch makes of the globals. */
export const entry = [
  {
    why: GIVEN,
    find: `(function() {
  if (typeof globalThis !== "undefined") {
    return globalThis;
  }
  if (typeof self !== "undefined") {
    return self;
  }
  if (typeof window !== "undefined") {
    return window;
  }
  if (typeof global !== "undefined") {
    return global;
  }
  throw new Error("unable to locate global object");
})()`,
    replace: 'globalThis',
  },
  {
    why: GIVEN,
    find: `_globalThis.fetch ? (...args) => _globalThis.fetch(...args) : () => Promise.reject(new Error("[ofetch] global.fetch is not supported!"))`,
    replace: '(...args) => _globalThis.fetch(...args)',
  },
]

/** What it makes of a call's options. */
export const given = [
  {
    why: GIVEN,
    find: `const payloadMethods = new Set(
  Object.freeze(["PATCH", "POST", "PUT", "DELETE"])
);
`,
    replace: '',
  },
  {
    why: GIVEN,
    find: `      let retries;
      if (typeof context.options.retry === "number") {
        retries = context.options.retry;
      } else {
        retries = isPayloadMethod(context.options.method) ? 0 : 1;
      }
`,
    replace: '      const retries = context.options.retry;\n',
  },
  {
    why: GIVEN,
    find: 'if (context.options.retry !== false && !isAbort) {',
    replace: 'if (!isAbort) {',
  },
  {
    why: GIVEN,
    find: `resolveFetchOptions(
        _request,
        _options,
        globalOptions.defaults,
        Headers
      )`,
    replace: '{ ..._options, headers: new Headers(_options.headers) }',
  },
  ...['method', 'baseURL'].map(name => ({
    why: GIVEN,
    find: `if (context.options.${name}) {`,
    replace: 'if (false) {',
  })),
  {
    why: GIVEN,
    find: `      if ("query" in context.options) {
        delete context.options.query;
      }
      if ("params" in context.options) {
        delete context.options.params;
      }
`,
    replace: '',
  },
  {
    why: GIVEN,
    find: 'if (context.options.body && isPayloadMethod(context.options.method)) {',
    replace: 'if (context.options.body) {',
  },
  {
    why: GIVEN,
    find: 'isJSONSerializable(context.options.body)',
    replace:
      '!(context.options.body instanceof FormData || context.options.body instanceof URLSearchParams)',
  },
  {
    why: GIVEN,
    find: `contentType === "application/x-www-form-urlencoded" ? new URLSearchParams(
            context.options.body
          ).toString() : JSON.stringify(context.options.body)`,
    replace: 'JSON.stringify(context.options.body)',
  },
  {
    why: GIVEN,
    find: `        if (!context.options.headers.has("accept")) {
          context.options.headers.set("accept", "application/json");
        }
`,
    replace: '',
  },
  {
    why: GIVEN,
    find: `    ...customGlobalOptions,
    defaults: {
      ...globalOptions.defaults,
      ...customGlobalOptions.defaults,
      ...defaultOptions
    }
`,
    replace: '    ...customGlobalOptions\n',
  },
  {
    why: GIVEN,
    find: `(context.options.parseResponse ? "json" : context.options.responseType) || `,
    replace: '',
  },
  { why: GIVEN, find: 'context.options.parseResponse || destr', replace: 'destr' },
]
