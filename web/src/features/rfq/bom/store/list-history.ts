import type { BomList } from '../bom-list.ts'

export type History = { list: BomList; past: readonly BomList[]; future: readonly BomList[] }
type Change = (list: BomList) => BomList

export type Step =
  | { type: 'changed'; change: Change }
  | { type: 'replaced'; list: BomList }
  | { type: 'undone' }
  | { type: 'redone' }

const maxSteps = 100

export const startHistory = (list: BomList): History => ({ list, past: [], future: [] })

export const takeStep = (history: History, step: Step): History => {
  const { list, past, future } = history
  const moveTo = (next: BomList): History =>
    next === list ? history : { list: next, past: [...past, list].slice(-maxSteps), future: [] }
  switch (step.type) {
    case 'changed':
      return moveTo(step.change(list))
    case 'replaced':
      return moveTo(step.list)
    case 'undone': {
      const previous = past.at(-1)
      return previous ? { list: previous, past: past.slice(0, -1), future: [list, ...future] } : history
    }
    case 'redone': {
      const [next, ...later] = future
      return next ? { list: next, past: [...past, list], future: later } : history
    }
  }
}
