import { mediaOf } from './wire.mjs'

const refusal = {
  description: 'Refused: what went wrong, as a whole and by field',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          message: { type: 'string', description: 'What is wrong, in words for people.' },
          errors: {
            type: 'object',
            description: 'What is wrong with which field; the first message of each is shown.',
            additionalProperties: { type: 'array', items: { type: 'string' } },
          },
        },
      },
      example: {
        message: 'The first name field is required.',
        errors: { first_name: ['The first name field is required.'] },
      },
    },
  },
}

/** The contract as an OpenAPI 3.1 document. */
export function renderOpenApi(calls, version) {
  const paths = {}
  for (const call of calls) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(call)
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'The calls of NDT Widgets',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The page’s own origin, or its `apiBase`.' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      responses: { refusal },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function operation(call) {
  const { name, area, doc, params, query, body, encoding, changes, success, answer, example } = call
  const token = changes ? [TOKEN] : []
  const parameters = [...params.map(pathParameter), ...queryParameters(query), ...token]
  return {
    operationId: name,
    tags: [area],
    summary: doc,
    ...(parameters.length && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [mediaOf(encoding)]: { schema: body, example: sent(example, body) } },
      },
    }),
    responses: {
      [success ?? '2XX']: { description: 'Done', content: answerContent(answer, example) },
      default: { $ref: '#/components/responses/refusal' },
    },
  }
}

const TOKEN = {
  name: 'X-CSRF-TOKEN',
  in: 'header',
  description: 'The token of the page; under another name with Django or Laravel’s cookie.',
  schema: { type: 'string' },
}

function pathParameter({ name, schema }) {
  return { name, in: 'path', required: true, description: schema.description, schema }
}

function queryParameters(query) {
  if (query?.additionalProperties) {
    const { description } = query.additionalProperties
    return [{ name: 'filters', in: 'query', description, schema: query }]
  }
  return Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !!query.required?.includes(name),
    description: schema.description,
    schema,
  }))
}

/** A form's fields by their names, of the types that the schema has; those of one name as a list. */
function sent({ json, fields }, { properties }) {
  if (json) return json
  const byName = {}
  for (const [name, text] of fields) {
    const schema = properties[name] ?? properties[name.replace(/\[\d+\]/, '[0]')]
    const value = typed(text, schema.items ?? schema)
    byName[name] = name.endsWith('[]') ? [...(byName[name] ?? []), value] : value
  }
  return byName
}

const typed = (text, { type }) =>
  [type].flat().includes('integer') && /^\d+$/.test(text) ? Number(text) : text

/** A call that answers with a file answers with CSV. */
function answerContent(answer, { answer: example }) {
  const isFile = typeof example === 'string'
  const isRead = Object.keys(answer).length > 0
  const schema = isRead ? answer : { description: 'Not read.' }
  return {
    [isFile ? 'text/csv' : 'application/json']: {
      schema: isFile ? { type: 'string' } : schema,
      example,
    },
  }
}
