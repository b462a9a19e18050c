import type { BomDifference_DifferenceFragment } from '#graphql/generated/types.ts'

/** Key of the sentence under `bom.differences`; a parameter that the row does not state has a sentence of its own. */
export const findSentence = ({ aspect, requested, offered }: BomDifference_DifferenceFragment) => {
  if (aspect !== 'PARAMETER') return aspect
  if (offered === null) return 'UNKNOWN_PARAMETER'
  return requested === null ? 'OPEN_PARAMETER' : 'PARAMETER'
}
