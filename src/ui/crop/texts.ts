import { texts } from '../../texts'

/** The words of the photo editor. */
export const cropTexts = texts('parts', {
  imageFailed: 'This image could not be opened. Please choose another one.',
  cropperFailed: 'The photo editor could not be loaded. Please try again.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turnLeft: 'Rotate 90 degrees left',
  turnRight: 'Rotate 90 degrees right',
  cropArea: 'Crop area. The arrow keys move it, plus and minus zoom.',
  zoomed: '{zoom}×',
  turned: 'Rotated to {degrees} degrees',
})
