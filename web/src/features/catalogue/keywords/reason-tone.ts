import type { MatchReason } from '#graphql/generated/types.ts'

export const reasonTone = {
  EXACT: 'ok',
  NORMALISED: 'ok',
  ALIAS: 'ok',
  PREFIX: 'quiet',
  INSIDE: 'quiet',
  TYPO: 'warn',
  WORDS: 'warn',
} as const satisfies Record<MatchReason, string>
