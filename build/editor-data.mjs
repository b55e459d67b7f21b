import { classOf, eventsOf, typeOf } from './definitions.mjs'

/** What a page's own theme sets. */
const PROPERTIES = [
  ['--ndt-accent', 'The colour of buttons, links and what is chosen; its shades come from it.'],
  ['--ndt-radius', 'The corners of controls; cards and marks go along.'],
  ['--ndt-density', 'A factor for space and for the height of controls.'],
  ['--ndt-font', 'The fonts, or `inherit` for those of the page.'],
  ['--ndt-rem', 'What texts are measured in: 1rem follows the font size of the visitor.'],
]

/** What each event carries, as `src/events.ts` has it. */
export function detailsOf(eventsSource) {
  const written = eventsSource.matchAll(/^ +'(ndt-[\w-]+)': (CustomEvent<.*>)$/gm)
  return Object.fromEntries([...written].map(([, name, type]) => [name, type]))
}

/** The custom elements manifest: https://github.com/webcomponents/custom-elements-manifest */
export function customElements(tags, details) {
  return {
    schemaVersion: '1.0.0',
    modules: tags.map(tag => ({
      kind: 'javascript-module',
      path: 'ndt.js',
      declarations: [declaration(tag, details)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: tag.tag,
          declaration: { name: classOf(tag), module: 'ndt.js' },
        },
      ],
    })),
  }
}

function declaration(tag, details) {
  return {
    kind: 'class',
    customElement: true,
    name: classOf(tag),
    tagName: tag.tag,
    description: tag.summary,
    attributes: tag.attributes.map(attribute => ({
      name: attribute.name,
      fieldName: attribute.prop,
      description: attribute.summary,
      type: { text: typeOf(attribute) },
      ...(attribute.absent && { default: attribute.absent }),
    })),
    members: [
      ...tag.attributes.map(attribute => ({
        kind: 'field',
        name: attribute.prop,
        description: attribute.summary,
        type: { text: typeOf(attribute) },
      })),
      ...tag.methods.map(name => ({ kind: 'method', name })),
    ],
    events: eventsOf(tag).map(({ name, when }) => ({
      name,
      description: when,
      type: { text: details[name] },
    })),
    slots: [
      { name: '', description: tag.fallback },
      ...(tag.methods.includes('show')
        ? [
            {
              name: 'trigger',
              description: 'What opens the dialog: a button or a link of the page.',
            },
          ]
        : []),
    ],
    cssParts: tag.parts.map(({ name, about }) => ({ name, description: about })),
    cssProperties: PROPERTIES.map(([name, description]) => ({ name, description })),
  }
}

/** VS Code's setting `html.customData` takes this. */
export function customData(tags) {
  return {
    version: 1.1,
    tags: tags.map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: attributes.map(attribute => ({
        name: attribute.name,
        description: attribute.summary,
        ...(attribute.kind === 'flag' && { valueSet: 'v' }),
        ...(attribute.words.length && { values: attribute.words.map(name => ({ name })) }),
      })),
    })),
  }
}

/** JetBrains' editors find this by `web-types` in package.json. */
export function webTypes(tags, name, version) {
  const elements = tags.map(tag => ({
    name: tag.tag,
    description: tag.summary,
    attributes: tag.attributes.map(attribute => ({
      name: attribute.name,
      description: attribute.summary,
      required: attribute.isRequired,
      ...(attribute.absent && { default: attribute.absent }),
      value: { type: typeOf(attribute), kind: attribute.kind === 'flag' ? 'no-value' : 'plain' },
    })),
    js: { events: eventsOf(tag).map(({ name, when }) => ({ name, description: when })) },
  }))
  const schema =
    'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json'
  return {
    $schema: schema,
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements } },
  }
}
