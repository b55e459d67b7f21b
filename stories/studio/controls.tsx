import { isFont, type Theme } from './theme'

/** How the page is looked at; no part of the theme. */
export interface Look {
  /** The story that shows, without `pages-`. */
  page: string
  scheme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
}

interface ControlsProps {
  theme: Theme
  setTheme: (theme: Theme) => void
  look: Look
  setLook: (look: Look) => void
}

/** The library's own, where the theme says nothing; of accents it has one for each scheme. */
const OWN = { accent: { light: '#006d77', dark: '#35b7c1' }, radius: 7, density: 1 }
/** To begin with. */
const accents = ['#006d77', '#7a1f5c', '#2f5bd0', '#b4530a', '#2f7d32', '#1b1f24']

/** All that a theme decides, and how it is looked at. */
export function Controls({ theme, setTheme, look, setLook }: ControlsProps) {
  const { accent, radius = OWN.radius, density = OWN.density, font = '' } = theme
  const isRefused = font !== '' && !isFont(font)
  const change = (part: Theme) => setTheme({ ...theme, ...part })
  return (
    <form className="studio__controls" onSubmit={event => event.preventDefault()}>
      <label>
        Accent
        <input
          type="color"
          value={accent ?? OWN.accent[look.scheme]}
          onInput={({ currentTarget }) => change({ accent: currentTarget.value })}
        />
        <code>{accent ?? 'default'}</code>
      </label>
      <div className="studio__accents" role="group" aria-label="Accents to begin with">
        {accents.map(colour => (
          <button
            key={colour}
            type="button"
            aria-label={colour}
            aria-pressed={colour === accent}
            style={{ background: colour }}
            onClick={() => change({ accent: colour })}
          />
        ))}
      </div>
      <label>
        Radius
        <input
          type="range"
          min={0}
          max={20}
          value={radius}
          onInput={({ currentTarget }) => change({ radius: currentTarget.valueAsNumber })}
        />
        <code>{radius}px</code>
      </label>
      <label>
        Density
        <input
          type="range"
          min={0.7}
          max={1.3}
          step={0.05}
          value={density}
          onInput={({ currentTarget }) => change({ density: currentTarget.valueAsNumber })}
        />
        <code>{density}</code>
      </label>
      <label>
        Font
        <input
          list="studio-fonts"
          value={font}
          placeholder="the library’s"
          aria-invalid={isRefused}
          aria-describedby={isRefused ? 'studio-no-font' : undefined}
          onInput={({ currentTarget }) => change({ font: currentTarget.value })}
        />
        <datalist id="studio-fonts">
          <option value="inherit" />
          <option value="Georgia, serif" />
          <option value="Verdana, sans-serif" />
          <option value="system-ui" />
        </datalist>
      </label>
      {isRefused && (
        <p id="studio-no-font" className="studio__refused" role="alert">
          “{font}” is no font that CSS knows: write names as in <code>Georgia, serif</code>.
        </p>
      )}
      <Choice
        label="Theme"
        words={{ light: 'Light', dark: 'Dark' }}
        value={look.scheme}
        onChange={scheme => setLook({ ...look, scheme })}
      />
      <Choice
        label="Direction"
        words={{ ltr: 'Left to right', rtl: 'Right to left' }}
        value={look.dir}
        onChange={dir => setLook({ ...look, dir })}
      />
      <Choice
        label="Page"
        words={{
          'dashboard--filled': 'Dashboard',
          'company-area--products': 'Company area',
          'guides--guide': 'Guide',
        }}
        value={look.page}
        onChange={page => setLook({ ...look, page })}
      />
      <button type="button" onClick={() => setTheme({})}>
        Begin anew
      </button>
    </form>
  )
}

interface ChoiceProps<W extends string> {
  label: string
  words: Record<W, string>
  value: string
  onChange: (word: W) => void
}

function Choice<W extends string>({ label, words, value, onChange }: ChoiceProps<W>) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as W)}>
        {Object.entries<string>(words).map(([word, title]) => (
          <option key={word} value={word}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
