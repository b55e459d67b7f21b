/** How one attribute becomes a prop: `parse` gets the text, and throws an Error that says what is wrong. */
export interface Attribute<T> {
  parse(text: string): T
  /** The prop while the attribute is absent or wrong. */
  absent: T
  /** The widget cannot work without it. */
  required?: boolean
}

/** Any text. */
export function text(): Attribute<string | undefined>
export function text(absent: string): Attribute<string>
export function text(absent?: string): Attribute<string | undefined> {
  return { parse: value => value, absent }
}

/** A decimal number. */
export function number(): Attribute<number | undefined>
export function number(absent: number): Attribute<number>
export function number(absent?: number): Attribute<number | undefined> {
  return {
    absent,
    parse(value) {
      if (!value.trim() || Number.isNaN(Number(value)))
        throw new Error(`"${value}" is not a number`)
      return Number(value)
    },
  }
}

/** Present or not, as `hidden` is; `="false"` also counts as not. */
export function flag(): Attribute<boolean> {
  return { parse: value => value !== 'false', absent: false }
}

/** One of a few words; the first stands when the attribute is absent. */
export function choice<const T extends string>(...words: [T, ...T[]]): Attribute<T> {
  return {
    absent: words[0],
    parse(value) {
      const word = words.find(word => word === value)
      if (!word) throw new Error(`"${value}" is none of ${words.join(', ')}`)
      return word
    },
  }
}

/** A value written as JSON; `check` throws an Error that says what of it is wrong. */
export function json<T>(absent: T, check = (value: T) => value): Attribute<T> {
  return { parse: value => check(JSON.parse(value) as T), absent }
}

/** Marks an attribute that the widget cannot work without. */
export function required<T>(attribute: Attribute<T | undefined>): Attribute<T> {
  return { ...attribute, required: true } as Attribute<T>
}

/** A prop's name as an attribute: `page-size` of `pageSize`. */
export function kebab(prop: string): string {
  return prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
