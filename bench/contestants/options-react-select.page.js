import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import Creatable from 'react-select/creatable'

const { data } = await (await fetch('/api/v2/get-skills')).json()
const options = data.map(({ id, name }) => ({ value: id, label: name }))
createRoot(document.querySelector('#root')).render(
  createElement(Creatable, { options, isMulti: true, inputId: 'skills' }),
)
