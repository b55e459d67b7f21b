import { useEffect, useState } from 'react'
import { isPicture } from './row'
import { formatSize } from './rules'
import type { ShownFile } from './types'
import type { FileValue } from './value'

/** What a row shows of a field's file, if there is one; `note` is what is said of a stored one. */
export function useShownFile(value: FileValue, note?: string): ShownFile | undefined {
  const file = value.kind === 'chosen' ? value.file : undefined
  const local = useObjectUrl(file)
  if (file) return { ...shown(file.name, local), note: formatSize(file.size) }
  return value.kind === 'stored' ? { ...shown(value.name, value.url), note } : undefined
}

/** An address of a chosen file on this page, as long as it is shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made && made.blob === blob ? made.url : undefined
}

function shown(name: string, url: string | undefined) {
  const picture = isPicture(name) ? url : undefined
  const download = picture || /\.pdf$/i.test(name) ? undefined : name
  return { name, url, picture, download }
}
