import { Button } from '../../button'
import { zoomRange } from './geometry'
import { minus, turnLeft, turnRight } from './icons'
import { Icon, plus } from '../../icons'
import { Slider } from '../../slider'
import { cropTexts } from '../texts'

interface CropperBarProps {
  zoom: number
  zoomText: string
  /** A picture is there to be zoomed. */
  isReady: boolean
  onZoom: (zoom: number) => void
  /** One step in or out. */
  onStep: (steps: 1 | -1) => void
  /** A quarter turn to the right, or to the left. */
  onTurn: (quarters: 1 | -1) => void
}

/** The cropper's controls. */
export function CropperBar({ zoom, zoomText, isReady, onZoom, onStep, onTurn }: CropperBarProps) {
  const t = cropTexts()
  return (
    <div className="cropper__bar">
      <span className="cropper__zoom">
        <Button
          icon
          aria-label={t.zoomOut}
          aria-disabled={zoom <= zoomRange.min}
          onClick={() => onStep(-1)}
        >
          <Icon path={minus} />
        </Button>
        <Slider
          {...zoomRange}
          label={t.zoom}
          value={zoom}
          valueText={zoomText}
          disabled={!isReady}
          onChange={onZoom}
        />
        <Button
          icon
          aria-label={t.zoomIn}
          aria-disabled={zoom >= zoomRange.max}
          onClick={() => onStep(1)}
        >
          <Icon path={plus} />
        </Button>
        <bdi className="cropper__times sm muted" aria-hidden="true">
          {zoomText}
        </bdi>
      </span>
      <span className="cropper__turns">
        <Button icon aria-label={t.turnLeft} onClick={() => onTurn(-1)}>
          <Icon path={turnLeft} />
        </Button>
        <Button icon aria-label={t.turnRight} onClick={() => onTurn(1)}>
          <Icon path={turnRight} />
        </Button>
      </span>
    </div>
  )
}
