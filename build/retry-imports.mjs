/**
 * A part that loads when first needed comes by the page's loader, which asks once more where it does not
 * come (src/loader.ts): by a name of a few bytes, as every chunk has some.
 */
export function retryImports() {
  return {
    name: 'retry-imports',
    renderDynamicImport({ targetChunk }) {
      if (!targetChunk) return null
      return { left: 'ndtBring(', right: ',import.meta.url)' }
    },
  }
}
