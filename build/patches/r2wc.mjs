/** r2wc imports all of preact/compat, and empties what it draws into. */
export const r2wc = {
  name: '@r2wc/react-to-web-component',
  version: '2.1.1',
  files: {
    'dist/react-to-web-component.js': [
      {
        why: 'A namespace is shaken down to what is used of it: saves every page 1.7 kB.',
        find: `import o from "react";
import { createRoot as c } from "react-dom/client";`,
        replace: `import * as o from "react";
import { render } from "preact";`,
      },
      {
        why: 'What a server drew is taken over as it stands.',
        find: `  const n = c(t), u = o.createElement(e, r);
  return n.render(u), {
    root: n,
    ReactComponent: e
  };`,
        replace: `  render(o.createElement(e, r), t);
  return { root: t, ReactComponent: e };`,
      },
      {
        why: 'The same for each render after the first, and the last.',
        find: `  t.render(n);`,
        replace: `  render(n, t);`,
      },
      {
        why: 'As above.',
        find: `  t.unmount();`,
        replace: `  render(null, t);`,
      },
    ],
  },
}

/** r2wc's attributes, properties and events never come to life, as our element gives it none: 0.7 kB on every page. */
export const r2wcCore = {
  name: '@r2wc/core',
  version: '1.3.1',
  files: {
    'dist/core.js': [
      {
        why: 'There is no property, no event and no type of any to look up.',
        find: `  e.props || (e.props = t.propTypes ? Object.keys(t.propTypes) : []), e.events || (e.events = []);
  const n = Array.isArray(e.props) ? e.props.slice() : Object.keys(e.props), u = Array.isArray(e.events) ? e.events.slice() : Object.keys(e.events), a = {}, A = {}, d = {}, m = {};
  for (const r of n) {
    a[r] = Array.isArray(e.props) ? "string" : e.props[r];
    const s = k(r);
    d[r] = s, m[s] = r;
  }
  for (const r of u)
    A[r] = Array.isArray(e.events) ? {} : e.events[r];
`,
        replace: '',
      },
      {
        why: 'Our element says itself which attributes it observes.',
        find: `    static get observedAttributes() {
      return Object.keys(m);
    }
`,
        replace: '',
      },
      {
        why: 'An element begins without values.',
        find: `      for (const s of n) {
        const l = d[s], o = this.getAttribute(l), i = a[s], f = i ? w[i] : null;
        f?.parse && (o || i === "method") && (this[p][s] = f.parse(o, l, this));
      }
      for (const s of u)
        this[p][s] = (l) => {
          const o = s.replace(/^on/, "").toLowerCase();
          this.dispatchEvent(
            new CustomEvent(o, { detail: l, ...A[s] })
          );
        };
`,
        replace: '',
      },
      {
        why: 'Our element hears of its attributes itself.',
        find: `    attributeChangedCallback(s, l, o) {
      const i = m[s], f = a[i], g = f ? w[f] : null;
      i in a && g?.parse && (o || f === "method") && (this[p][i] = g.parse(o, s, this), this[b]());
    }
`,
        replace: '',
      },
      {
        why: 'There is no property to make.',
        find: `  for (const r of n) {
    const s = d[r], l = a[r];
    Object.defineProperty(v.prototype, r, {
      enumerable: !0,
      configurable: !0,
      get() {
        return this[p][r];
      },
      set(o) {
        this[p][r] = o;
        const i = l ? w[l] : null;
        if (i?.stringify) {
          const f = i.stringify(o, s, this);
          this.getAttribute(s) !== f && (f == null ? this.removeAttribute(s) : this.setAttribute(s, f));
        } else
          r in a && i?.parse && (o || l === "method") && (this[p][r] = i.parse(o, s, this)), this[b]();
      }
    });
  }
`,
        replace: '',
      },
    ],
  },
}
