/** The named entries of a record. */
export const pick = <Entries extends object, Name extends keyof Entries>(
  entries: Entries,
  ...names: readonly Name[]
): Pick<Entries, Name> => Object.fromEntries(names.map((name) => [name, entries[name]])) as Pick<Entries, Name>

/** The other entries of a record. */
export const omit = <Entries extends object, Name extends keyof Entries>(
  entries: Entries,
  ...names: readonly Name[]
): Omit<Entries, Name> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name as Name))) as Omit<Entries, Name>
