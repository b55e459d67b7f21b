import type { Writer } from '../api/writer'
import type { FlashKey } from '../auth/flash'
import type { Field, Values } from './fields'

/** A form of the company's area that needs no script, open for one company. */
export interface Sheet {
  /** The page that it stands on, and what its tag is told. */
  template: 'profile' | 'product-form' | 'service-form'
  tag: object
  title: string
  sections: { title?: string; fields: Field[] }[]
  /** What is stored; empty for what is not there yet. */
  stored: Values
  /** The version of what is stored; none of what is not there yet. */
  version?: string
  /** The path of the call that adds what it is of, where a form can have begun without it. */
  adds?: string
  /** Checks and saves a body as its call does; of the stored files, those of these keys go. */
  save(writer: Writer, body: Record<string, unknown>, dropped: string[]): Promise<void>
  /** Where a save leads, and what is said there. */
  leadsTo: string
  says: FlashKey
}

/** All fields of a form, in their order. */
export const fieldsOf = (sheet: Sheet): Field[] => sheet.sections.flatMap(({ fields }) => fields)
