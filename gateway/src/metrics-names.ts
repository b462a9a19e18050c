import { Kind, parse } from 'graphql'

/** The names of the operations in these texts. */
export const operationNamesIn = (texts: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...texts].flatMap((text) =>
      parse(text).definitions.flatMap((each) =>
        each.kind === Kind.OPERATION_DEFINITION && each.name ? [each.name.value] : [],
      ),
    ),
  )
