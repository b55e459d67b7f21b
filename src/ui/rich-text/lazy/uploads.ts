import { Module, type Range } from 'quill/core.js'

/** Hands images that are pasted to the field, which uploads them first. */
export class Uploads extends Module<{ take?: (files: File[]) => void }> {
  /** Called by the clipboard. */
  upload(_: Range, files: File[]) {
    this.options.take?.(files)
  }
}
