import { Grid } from 'gridjs'
import 'gridjs/dist/theme/mermaid.css'
import { columns, readProducts } from './rows'

new Grid({
  columns: columns.map(([id, name]) => ({ id, name })),
  data: readProducts,
  sort: true,
}).render(document.querySelector('#root'))
