import { useImperativeHandle, useRef, type KeyboardEvent } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import { fill } from '../../../texts'
import { SHARE, useDrawing } from './drawing'
import { move, turn, zoomStep, zoomTo } from './geometry'
import { useGestures } from './gestures'
import { useCrop } from './state'
import type { CropperHandle, CropperProps } from '../types'
import { CropperBar } from './bar'
import css from './cropper.lazy.css'
import { useStyles } from '../../host'
import { useSaid } from '../../said'
import { cropTexts } from '../texts'

/** The round window stays in the middle of a stage of 4 to 3, and the picture moves below it. */
const width = SHARE * 100
const height = (width * 4) / 3
const middle = { unit: '%', x: (100 - width) / 2, y: (100 - height) / 2, width, height } as const

/** How far the wheel turns for the whole of the zoom, in pixels: a notch is a step. */
const WHEEL = 1000

type CropperAreaProps = Omit<CropperProps, 'onError'> & { onError: (cause: unknown) => void }

/** The cropper itself. */
export function CropperArea({ image, ref, onReady, onError }: CropperAreaProps) {
  useStyles(css)
  const t = cropTexts()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [said, say] = useSaid()
  const { crop, change, toFile } = useCrop(image, { onReady, onError })
  const zoom = crop?.view.zoom ?? 1
  useDrawing(canvas, crop)
  useImperativeHandle<CropperHandle | null, CropperHandle>(ref, () => ({ toFile }))

  const zoomBy = (times: number) => change((view, size) => zoomTo(view, size, view.zoom * times))
  const moveBy = (right: number, down: number) =>
    change((view, size) => move(view, size, right, down))

  function moveByPixels(right: number, down: number) {
    const span = stage.current!.clientWidth * SHARE
    moveBy(right / span, down / span)
  }

  const gestures = useGestures(stage, {
    onMove: (right, down) => moveByPixels(-right, -down),
    // what is pressed comes into the middle
    onTap: moveByPixels,
    onPinch: zoomBy,
    onWheel: pixels => change((view, size) => zoomTo(view, size, view.zoom - pixels / WHEEL)),
  })

  /** The window was moved by a key; it stays, and the picture goes the other way. */
  function onMoved({ x, y }: PercentCrop) {
    moveBy((x - middle.x) / middle.width, (y - middle.y) / middle.height)
  }

  function stepZoom(steps: number) {
    if (!crop) return
    const next = zoomTo(crop.view, crop.picture, zoomStep(crop.view, steps))
    change(() => next)
    say(fill(t.zoomed, { zoom: next.zoom.toFixed(1) }))
  }

  function rotate(quarters: number) {
    if (!crop) return
    const next = turn(crop.view, quarters)
    change(() => next)
    say(fill(t.turned, { degrees: next.turns * 90 }))
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = { '+': 1, '=': 1, '-': -1 }[event.key]
    if (!steps || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    stepZoom(steps)
  }

  return (
    <div className="cropper" aria-busy={!crop} onKeyDown={onKeyDown}>
      <div
        ref={stage}
        className="cropper__stage"
        {...gestures}
        onClick={() => stage.current!.querySelector<HTMLElement>('[tabindex]')?.focus()}
      >
        {crop && (
          <ReactCrop
            crop={middle}
            onChange={(_, percent) => onMoved(percent)}
            aspect={1}
            circularCrop
            locked
            ruleOfThirds
            ariaLabels={{ ...ReactCrop.defaultProps.ariaLabels, cropArea: t.cropArea }}
          >
            <canvas ref={canvas} className="cropper__canvas" />
          </ReactCrop>
        )}
      </div>
      <CropperBar
        zoom={zoom}
        zoomText={fill(t.zoomed, { zoom: zoom.toFixed(1) })}
        isReady={!!crop}
        onZoom={value => change((view, size) => zoomTo(view, size, value))}
        onStep={stepZoom}
        onTurn={rotate}
      />
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  )
}
