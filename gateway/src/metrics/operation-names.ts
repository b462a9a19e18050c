import { Kind, parse } from 'graphql'

const namesByText = new Map<string, readonly string[]>()

const namesIn = (text: string) => {
  const known = namesByText.get(text)
  if (known) return known
  const names = parse(text).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION && each.name ? [each.name.value] : [],
  )
  namesByText.set(text, names)
  return names
}

/** Only names of trusted documents, so that the set is bounded. */
export const listOperationNames = (texts: Iterable<string>): ReadonlySet<string> => new Set([...texts].flatMap(namesIn))
