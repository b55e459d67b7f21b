/** The products, as every table shows them. */
export async function readProducts() {
  const { data } = await (await fetch('/api/v2/company/product?page=1&limit=100')).json()
  return data.map(({ id, name, category, sub_category, status, created_at }) => ({
    id,
    name,
    category: category?.name ?? '-',
    sub: sub_category?.name ?? '-',
    status: status ? 'Published' : 'Unpublished',
    added: created_at.formatted_date,
  }))
}

export const columns = [
  ['name', 'Name'],
  ['category', 'Category'],
  ['sub', 'Sub category'],
  ['status', 'Status'],
  ['added', 'Added'],
]
