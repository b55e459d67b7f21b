const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A picture of one pixel. */
export const picture = () =>
  new File([Buffer.from(PNG, 'base64')], 'checked.png', { type: 'image/png' })
