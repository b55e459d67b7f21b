/** What has no page of its own, and is seen on that of another. */
const shownWith: Record<string, string> = {
  badge: 'Parts/chips',
  'combobox-field': 'Parts/combobox',
  'crop-dialog': 'Parts/cropper',
  'date-field': 'Parts/date-picker',
  drawer: 'Parts/dialog',
  'file-button': 'Parts/file-field',
  icon: 'Foundations/icons',
  'password-field': 'Parts/field',
  'refused-row': 'Parts/uploader',
  'room-row': 'Parts/uploader',
  'select-field': 'Parts/field',
  'text-field': 'Parts/field',
}

/** The title of the page that shows a piece of a tag. */
export function pageOfPiece(name: string): string {
  return shownWith[name] ?? `Parts/${name}`
}
