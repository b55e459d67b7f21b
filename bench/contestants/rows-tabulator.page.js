import { TabulatorFull } from 'tabulator-tables'
import 'tabulator-tables/dist/css/tabulator.min.css'
import { columns, readProducts } from './rows'

readProducts().then(
  data =>
    new TabulatorFull('#root', {
      data,
      height: 800,
      layout: 'fitColumns',
      columns: columns.map(([field, title]) => ({ field, title, headerFilter: true })),
    }),
)
