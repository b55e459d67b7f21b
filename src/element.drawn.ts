import type { defineWidget as define, WidgetDefinition } from './element'

/** What each tag is made of, by its tag. */
export const definitions = new Map<string, WidgetDefinition<Record<string, unknown>>>()

/** Where a server draws, there are no elements. */
export const defineWidget: typeof define = (tag, definition) =>
  void definitions.set(tag, definition as unknown as WidgetDefinition<Record<string, unknown>>)
