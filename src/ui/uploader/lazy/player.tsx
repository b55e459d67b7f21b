import { useState } from 'react'
import { Dialog, DialogBody } from '../../dialog'
import { uploaderTexts } from '../texts'

interface UploaderPlayerProps {
  name: string
  url: string
  onClose: () => void
}

/** A video, to be looked at before it is sent and after. */
export function UploaderPlayer({ name, url, onClose }: UploaderPlayerProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <Dialog open title={name} width={720} onClose={onClose}>
      <DialogBody>
        {isBroken ? (
          <p className="muted" role="alert">
            {uploaderTexts().unplayable}
          </p>
        ) : (
          <video className="uploader__video" src={url} controls onError={() => setBroken(true)} />
        )}
      </DialogBody>
    </Dialog>
  )
}
