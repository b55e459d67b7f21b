import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

/** Tabs as the keyboard knows them: arrows lead from one to the next. */
export function Tabs({ of }: { of: [title: string, count: number, content: ReactNode][] }) {
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown({ key }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (!step) return
    const next = (chosen + step + of.length) % of.length
    setChosen(next)
    list.current!.querySelectorAll('button')[next]!.focus()
  }

  return (
    <>
      <div role="tablist" aria-label="What the inspector knows" ref={list} onKeyDown={onKeyDown}>
        {of.map(([title, count], index) => (
          <button
            key={title}
            role="tab"
            id={`tab-${index}`}
            aria-controls="content"
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {title} <span className="count">{count}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id="content" aria-labelledby={`tab-${chosen}`} tabIndex={0}>
        {of[chosen]![2]}
      </div>
    </>
  )
}
