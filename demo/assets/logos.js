// A logo that fails to load gives way to the initial beneath it.
const isBroken = image => image.complete && image.naturalWidth === 0

for (const image of document.querySelectorAll('.logo > img')) {
  if (isBroken(image)) image.remove()
  else image.addEventListener('error', () => image.remove())
}
