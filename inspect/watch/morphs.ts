import { changed } from './notify'

/** Dialogs that were closed by somebody who took their `open` attribute. */
export const taken = new Set<Element>()

/** Notes who loses `open` while its dialog stands: a tag that closes itself says so first. */
export function watchMorphs(): void {
  const remove = Element.prototype.removeAttribute
  Element.prototype.removeAttribute = function (name) {
    const isOpen = (this as Element & { open?: boolean }).open
    if (name === 'open' && this.localName.startsWith('ndt-') && isOpen) {
      taken.add(this)
      changed()
    }
    remove.call(this, name)
  }
}
