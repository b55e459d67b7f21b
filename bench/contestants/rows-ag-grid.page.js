import {
  CellStyleModule,
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
  RowSelectionModule,
  TextFilterModule,
} from 'ag-grid-community'
import { columns, readProducts } from './rows'

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  RowSelectionModule,
  TextFilterModule,
])
const root = document.querySelector('#root')
root.style.height = '800px'
const grid = createGrid(root, {
  columnDefs: columns.map(([field, headerName]) => ({ field, headerName, filter: true, flex: 1 })),
  rowSelection: { mode: 'multiRow' },
})
readProducts().then(rowData => grid.setGridOption('rowData', rowData))
