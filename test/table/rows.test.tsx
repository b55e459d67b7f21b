import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Rows } from '../../src/table/rows'
import type { TableRow, TableSource } from '../../src/table/source'
import { show } from '../ui/show'

type RowsProps = Parameters<typeof Rows<TableRow>>[0]

const value = vi.fn(({ name }: TableRow) => name)

const source = {
  name: 'products',
  columns: [
    { key: 'name', label: 'Name', value },
    { key: 'category', label: 'Category', value },
  ],
  published: { isTwoWay: false },
  canDelete: false,
  editUrl: () => '/edit',
} as unknown as TableSource<TableRow>

const rows = Array.from({ length: 100 }, (_, n) => ({ id: n, name: `Probe ${n}`, status: 1 }))

function Shown() {
  const [ids, setIds] = useState<readonly number[]>([])
  const selection = {
    isSelected: (id: number) => ids.includes(id),
    select: ({ id }: TableRow) => setIds([...ids, id]),
  }
  const changes = { pending: [] }
  const state = { changes, selection } as unknown as Pick<RowsProps, 'changes' | 'selection'>
  return (
    <table>
      <Rows source={source} rows={rows} count={100} isSelectable edited={undefined} {...state} />
    </table>
  )
}

test('a tick draws no values anew, of its own row or another', async () => {
  const { findAll } = show(<Shown />)
  const tick = async (row: number) => {
    const box = () => findAll<HTMLInputElement>('input')[row]!
    box().click()
    await vi.waitFor(() => expect(box().closest('tr')!.className).toContain('is-selected'))
  }
  await vi.waitFor(() => expect(findAll('tr')).toHaveLength(100))
  value.mockClear()
  await tick(3)
  await tick(60)
  expect(value).not.toHaveBeenCalled()
  expect(findAll('.is-selected')).toHaveLength(2)
})

test('R175 the name of a value that stands before it in a card is said as well', async () => {
  const { find } = show(<Shown />)
  await vi.waitFor(() => expect(find('.table__category')).not.toBeNull())
  const label = find('.table__category > .table__label')
  expect(label.textContent).toBe('Category ')
  expect(label.closest('[aria-hidden=true]')).toBeNull()
})
