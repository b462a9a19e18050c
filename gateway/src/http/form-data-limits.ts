/** A form has one operation, its map and one file; the parser stops at the next part. */
export const formDataLimits = {
  fields: 2,
  files: 1,
  parts: 3,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 20,
}
