import type { MatchReason } from '#graphql/generated/types.ts'

/** How far a match can be trusted: it is the part, it is of its family, or one has to look. */
export const reasonTone = {
  EXACT: 'ok',
  NORMALISED: 'ok',
  ALIAS: 'ok',
  PREFIX: 'quiet',
  INSIDE: 'quiet',
  TYPO: 'warn',
  WORDS: 'warn',
} as const satisfies Record<MatchReason, string>
