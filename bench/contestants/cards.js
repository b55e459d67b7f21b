import { read } from './dom'

/** Draws as many cards of the one profile as the address says, and again for whoever asks. */
export async function drawCards(cardOf) {
  const times = Number(new URLSearchParams(location.search).get('times'))
  const profile = await read('get-profile-details')
  const root = document.querySelector('#root')
  root.append(...Array.from({ length: times }, () => cardOf(profile)))
  globalThis.mount = () => {
    const card = cardOf(profile)
    root.append(card)
    return card
  }
}
