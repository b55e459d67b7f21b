import { useEffect, useRef, useState } from 'react'
import { Button, FieldNote, Icon, late, plus, useHost, type Form } from '../../src/index'
import { FeatureRow } from './feature-row'
import { isIn, MAX_FEATURES, moveFeature, newFeature, type Feature } from './features'
import type { ProductValues } from './product-values'
import { productFormTexts } from './product-form.texts'

/** The feature specification: rows that can be added, removed and moved (R219). */
export function FeaturesField({ form }: { form: Form<ProductValues> }) {
  const t = productFormTexts()
  const host = useHost()
  const rows = form.values.feature_specification
  const fault = form.errors['feature_specification']
  const box = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<{ id: string }>()

  // a row that moves in the page loses the focus on its way
  useEffect(() => {
    if (!target) return
    box.current!.querySelector<HTMLElement>(`[data-focus="${CSS.escape(target.id)}"]`)?.focus()
  }, [target])

  const set = (next: Feature[]) => form.set('feature_specification', next)

  function add() {
    const row = newFeature()
    set([...rows, row])
    setTarget({ id: `${row.key} value` })
  }

  function remove(row: Feature, index: number) {
    const left = rows.filter(({ key }) => key !== row.key)
    set(left)
    form.forgive(name => isIn(row, name))
    const next = left[index] ?? left.at(-1)
    setTarget({ id: next ? `${next.key} remove` : 'add' })
    void late(host, async () => (await import('./changes')).sayRows(host.root, left.length))
  }

  function move(row: Feature, index: number, by: 1 | -1, focus: string) {
    const to = index + by
    if (!rows[to]) return
    set(moveFeature(rows, index, by))
    // at the end of the way its button takes no press
    const isStuck = !rows[to + by] && (focus === 'up' || focus === 'down')
    setTarget({ id: `${row.key} ${isStuck ? (by > 0 ? 'up' : 'down') : focus}` })
    void late(host, async () => (await import('./changes')).sayMoved(host.root, to + 1))
  }

  return (
    <div
      ref={box}
      className="card__body"
      role="group"
      aria-label={t.feature_specification}
      tabIndex={-1}
      // what is wrong with it, or asked of it, leads here
      {...{ name: 'feature_specification' }}
    >
      {rows.length ? (
        <ol className="features">
          {rows.map((row, index) => (
            <FeatureRow
              key={row.key}
              {...{ row, index }}
              isLast={index === rows.length - 1}
              errors={form.errors}
              onChange={next => set(rows.map(each => (each === row ? next : each)))}
              onMove={(by, focus) => move(row, index, by, focus)}
              onRemove={() => remove(row, index)}
            />
          ))}
        </ol>
      ) : (
        <p className="muted" dir="auto">
          {t.empty}
        </p>
      )}
      {fault && (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
      <FieldNote name="feature_specification" />
      {rows.length < MAX_FEATURES && (
        <Button size="sm" className="features__add" data-focus="add" onClick={add}>
          <Icon path={plus} />
          {t.add}
        </Button>
      )}
    </div>
  )
}
