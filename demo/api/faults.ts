import * as v from 'valibot'

/** How many faults of a form are told: enough for every form that people fill in. */
export const TOLD = 20

type Settings = v.Config<v.BaseIssue<unknown>>

/** The faults that the lists of a form have had so far, by the settings that it alone is checked with. */
const found = new WeakMap<object, number>()

/** A form whose lists stop at the last fault that is told; valibot by itself stops at the first or at none. */
export function untilTold<S extends v.GenericSchema | v.GenericSchemaAsync>(form: S): S {
  return {
    ...form,
    '~run'(dataset: v.UnknownDataset, settings: Settings) {
      const own = { ...settings }
      found.set(own, 0)
      return form['~run'](dataset, own)
    },
  }
}

/** Whether the lists of a form have had all the faults that are told: what takes its time is then left alone. */
export const areEnough = (settings: object): boolean => (found.get(settings) ?? 0) >= TOLD

/** A list that stops where its form has all the faults that are told, those of its other lists included. */
export function listOfItems<S extends v.GenericSchema>(item: S): v.ArraySchema<S, undefined> {
  const list = v.array(item)
  return {
    ...list,
    '~run'(dataset, settings) {
      const before = found.get(settings)
      if (before === undefined) return list['~run'](dataset, settings)
      // the form is refused: what else the list holds is nobody's concern
      if (areEnough(settings)) return { typed: true, value: [] }
      // what is read becomes what was given
      const faults = () => before + ((dataset as { issues?: unknown[] }).issues?.length ?? 0)
      const read = list['~run'](dataset, {
        ...settings,
        get abortEarly() {
          return faults() >= TOLD
        },
      })
      found.set(settings, faults())
      return read
    },
  }
}
