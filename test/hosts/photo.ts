import sharp from 'sharp'

const buffer = await sharp({
  create: { width: 900, height: 600, channels: 3, background: '#0f6e6b' },
})
  .png()
  .toBuffer()

/** A picture to choose. */
export const photo = { name: 'a.png', mimeType: 'image/png', buffer }
