import Quill from 'quill'
import 'quill/dist/quill.core.css'

const text = document.createElement('div')
document.querySelector('#root').append(text)
new Quill(text)
