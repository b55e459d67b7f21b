import { uploadEditorImage } from '../contract'
import type { FieldProps } from '../ui/field'
import { RichText } from '../ui/rich-text'

type RichTextFieldProps = FieldProps & {
  /** HTML; it stays as it came until the visitor changes it. */
  value: string
  onChange: (value: string) => void
}

/** A rich text whose images go to the portal (R171-R174, Q67). */
export function RichTextField(props: RichTextFieldProps) {
  return <RichText {...props} upload={upload} />
}

async function upload(file: File): Promise<string> {
  const { editorImage } = await uploadEditorImage({ body: { text_editor_image: file } })
  return editorImage
}
