import '@awesome.me/webawesome/dist/styles/themes/default.css'
import '@awesome.me/webawesome/dist/components/avatar/avatar.js'
import '@awesome.me/webawesome/dist/components/button/button.js'
import '@awesome.me/webawesome/dist/components/card/card.js'
import { drawCards } from './cards'
import { contentOf } from './card-content'

drawCards(profile => contentOf('wa', profile))
