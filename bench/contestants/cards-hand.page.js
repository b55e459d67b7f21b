import { drawCards } from './cards'
import { draw, h } from './dom'
import { profileCard } from './profile'

const sheet = await new CSSStyleSheet().replace(
  await (await fetch(document.querySelector('link[rel=preload]').href)).text(),
)
drawCards(profile => {
  const place = h('ndt-profile-card')
  draw(place, sheet, profileCard(profile))
  return place
})
