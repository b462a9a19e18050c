import type { ContactField } from './contact-values.ts'
import type { PartField } from './part-row.ts'

export const addPartId = 'add-part'
export const partsErrorId = 'parts-error'
export const partId = (at: number, field: PartField | 'remove') => `part-${at + 1}-${field}`
export const contactId = (field: ContactField) => `rfq-${field}`

export const focusOn = (id: string) => document.getElementById(id)?.focus()

export const focusNext = (id: string) =>
  requestAnimationFrame(() => focusOn(document.getElementById(id) ? id : addPartId))
