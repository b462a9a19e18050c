import type { SavedListHead_ListFragment } from '#graphql/generated/types.ts'

type Head = Pick<SavedListHead_ListFragment, 'id' | 'version' | 'name'>
export type Target = { listId: string; version: number } | null

/** The list that a save without a response has created or replaced. */
export const findSavedList = <List extends Head>(
  lists: readonly List[],
  { target, name, known }: { target: Target; name: string; known: readonly Head[] },
) =>
  lists.find(
    (list) =>
      list.name === name &&
      (target
        ? list.id === target.listId && list.version === target.version + 1
        : known.every(({ id }) => id !== list.id)),
  )
