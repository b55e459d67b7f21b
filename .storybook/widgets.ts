/** Defines every tag that there is. */
import.meta.glob('../widgets/*/*.element.ts', { eager: true })
