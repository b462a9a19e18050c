/** Of one operation; the schema's description and the partner guide state them. */
export const shapeLimits = {
  rootFields: 20,
  aliases: 30,
  depth: 14,
  /** Nested lists multiply, and cycles of the schema pass through lists. */
  nestedLists: 4,
  tokens: 2_000,
  /** A client may select the same field once for each type of an interface. */
  repeats: 20,
  directivesPerNode: 3,
  directives: 30,
  fragments: 50,
  /** Validation compares all pairs of spreads. */
  spreads: 100,
} as const
