import { isObject } from '../../src/contract/reading'
import type { Issue, Schema } from '../../src/contract/schema'
import { aboutOf } from './shape'

/** A text that can be read, and is shown otherwise than it is meant. */
export interface OddText extends Pick<Issue, 'input' | 'message' | 'path'> {
  /** What mends it. */
  hint: string
}

/** What the contract has as HTML of the editor, in which anything may be escaped. */
const HTML = /^(description|company_(address|long_description))$/
/** What the contract has as the address of a file. */
const FILE =
  /^(resume(_url)?|image(_url)?|product_video|editorImage|\w+_(logo|image)|list_page_mobile_image_webp)$/
/** What stands at the end of an address. */
const SLUG = /^(\w+_)?slug$/
const ADDRESS = /^(\/|https?:\/\/|data:)/i
const ESCAPED =
  /&(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|[nm]dash|hellip|[lr][sd]quo|szlig|[a-z](uml|acute|grave|circ|tilde|cedil));|\\['"]|\\u[\da-f]{4}/i

/** Texts that are shown otherwise than they are meant; of what the schema knows, or without one of all. */
export function oddTexts(value: unknown, schema?: Schema, path: string[] = []): OddText[] {
  if (typeof value === 'string') {
    const wrong = wrongWith(path.findLast(key => !/^\d+$/.test(key)) ?? '', value)
    return wrong ? [{ ...wrong, input: value, path: path.map(key => ({ key })) }] : []
  }
  if (!isObject(value)) return []
  const { entries, item } = schema ? aboutOf(schema) : {}
  return Object.entries(value).flatMap(([key, part]) => {
    const inner = item ?? entries?.[key]
    return schema && !inner ? [] : oddTexts(part, inner, [...path, key])
  })
}

function wrongWith(name: string, text: string): Pick<OddText, 'message' | 'hint'> | undefined {
  if (text && FILE.test(name) && !ADDRESS.test(text)) {
    return {
      message: 'is not an address',
      hint: 'Begin it with `/` or `https://`: what is neither is looked for beside the page.',
    }
  }
  if (SLUG.test(name) && /[/?#]/.test(text)) {
    return {
      message: 'is not the last part of an address',
      hint: 'Send what stands behind its last `/` alone.',
    }
  }
  if (!HTML.test(name) && ESCAPED.test(text)) {
    return {
      message: 'is not plain text',
      hint: 'Send it as people are to read it, `R&D` for one: what is escaped is shown so.',
    }
  }
  return undefined
}
