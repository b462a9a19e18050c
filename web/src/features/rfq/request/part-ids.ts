import type { PartField } from './part-row.ts'

export const addPartId = 'add-part'
export const partId = (at: number, field: PartField | 'remove') => `part-${at + 1}-${field}`

/** What is drawn with the next frame takes the focus; else what stands there always. */
export const focusNext = (id: string, otherwise = addPartId) =>
  requestAnimationFrame(() => (document.getElementById(id) ?? document.getElementById(otherwise))?.focus())
