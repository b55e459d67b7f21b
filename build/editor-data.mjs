import { classOf, typeOf } from './definitions.mjs'

/** The custom elements manifest: https://github.com/webcomponents/custom-elements-manifest */
export function customElements(tags) {
  return {
    schemaVersion: '1.0.0',
    modules: tags.map(tag => ({
      kind: 'javascript-module',
      path: 'ndt.js',
      declarations: [declaration(tag)],
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

function declaration(tag) {
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
    events: tag.events.map(({ name, when }) => ({
      name,
      description: when,
      type: { text: 'CustomEvent' },
    })),
    slots: [{ name: '', description: tag.fallback }],
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
    js: { events: tag.events.map(({ name, when }) => ({ name, description: when })) },
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
