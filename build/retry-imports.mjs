/**
 * A part that loads when first needed is asked for once more, under another address, when it
 * does not come: Firefox never asks again for a module that failed.
 */
export function retryImports() {
  return {
    name: 'retry-imports',
    renderDynamicImport({ targetChunk }) {
      if (!targetChunk) return null
      return { left: '(u=>import(u).catch(()=>import(u+"?retry="+Date.now())))(', right: ')' }
    },
  }
}
