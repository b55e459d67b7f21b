const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

const refusal = {
  description: 'Refused: what went wrong, as a whole and by field',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          message: { type: 'string' },
          errors: {
            type: 'object',
            additionalProperties: { type: 'array', items: { type: 'string' } },
          },
        },
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
    info: { title: 'The calls of NDT Widgets', version },
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      responses: { refusal },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function operation({ name, area, doc, params, query, body, encoding, changes, success, answer }) {
  const token = changes ? [{ name: 'X-CSRF-TOKEN', in: 'header', schema: { type: 'string' } }] : []
  const parameters = [...params.map(pathParameter), ...queryParameters(query), ...token]
  return {
    operationId: name,
    tags: [area],
    summary: doc,
    ...(parameters.length && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { [MEDIA[encoding]]: { schema: body } } },
    }),
    responses: {
      [success ?? '2XX']: { description: 'Done', content: answerContent(answer) },
      default: { $ref: '#/components/responses/refusal' },
    },
  }
}

function pathParameter(name) {
  return { name, in: 'path', required: true, schema: { type: 'string' } }
}

function queryParameters(query) {
  if (query?.additionalProperties) return [{ name: 'filters', in: 'query', schema: query }]
  return Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !!query.required?.includes(name),
    schema,
  }))
}

/** A call that answers with a file answers with CSV. */
function answerContent(answer) {
  const isFile = answer.anyOf?.some(({ format }) => format === 'binary')
  return {
    [isFile ? 'text/csv' : 'application/json']: { schema: isFile ? { type: 'string' } : answer },
  }
}
