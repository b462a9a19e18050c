import { createNotFoundFailure } from '#http/failure.ts'

/** A requested list of ids, and the field of each. */
export type RequestedIds = { ids: readonly number[]; toField: (index: number) => string }

export const toRequestedIds = (field: string, ids: readonly number[]): RequestedIds => ({
  ids,
  toField: (index) => `${field}.${index}`,
})

/** Refuses the first id that was not found. */
export const requireFound = ({ ids, toField }: RequestedIds, found: readonly number[]) => {
  const index = ids.findIndex((id) => !found.includes(id))
  if (index !== -1) throw createNotFoundFailure(toField(index))
}
