import TomSelect from 'tom-select'
import 'tom-select/dist/css/tom-select.css'

const { data } = await (await fetch('/api/v2/get-skills')).json()
const select = document.createElement('select')
select.multiple = true
document.querySelector('#root').append(select)
new TomSelect(select, {
  options: data,
  valueField: 'id',
  labelField: 'name',
  searchField: 'name',
  create: true,
  // as it comes: the first 50 that fit
  ...(location.search === '?all' && { maxOptions: null }),
})
