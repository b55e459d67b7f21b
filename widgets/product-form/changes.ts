import {
  ApiError,
  deleteProductImage,
  texts,
  toast,
  toggleProduct,
  type Host,
} from '../../src/index'

const english = {
  deleted: 'File deleted successfully',
  notDeleted: 'Error deleting file',
  done: 'Status Updated Successfully!!',
  failed: 'Status is not updated!',
  close: 'Close',
}

/** Milliseconds that the toasts stay (R163). */
const TOAST = 2500

/** Deletes a stored file at once (R239, R245); whether it is gone. */
export function deleteFile(host: Host, id: number): Promise<boolean> {
  const t = texts('product-form', english)
  // R245 has words of its own, whatever the server says
  const call = () => deleteProductImage({ params: { id } }).then(() => t.deleted)
  return attempt(host, call, () => t.notDeleted)
}

/** Publishes a product by the call that flips its status (Q51, R197); whether it is published. */
export function publishProduct(host: Host, id: number): Promise<boolean> {
  const t = texts('product-form', english)
  const call = async () => (await toggleProduct({ params: { id } })) ?? t.done
  return attempt(host, call, error => {
    const { fields = {}, message = '' } = error instanceof ApiError ? error : {}
    return Object.values(fields)[0] ?? (message || t.failed)
  })
}

async function attempt(
  host: Host,
  call: () => Promise<string>,
  wordsOf: (error: unknown) => string,
): Promise<boolean> {
  const look = { duration: TOAST, closeLabel: texts('product-form', english).close }
  try {
    void toast({ ...look, message: await call() })
    return true
  } catch (error) {
    host.report(error, 'save')
    void toast({ ...look, message: wordsOf(error), tone: 'danger' })
    return false
  }
}
