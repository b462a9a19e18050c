import type { CaptureOutcome } from '#graphql/generated/types.ts'

export type AfterCapture =
  | { step: 'successful' }
  | { step: 'look' }
  | { step: 'declined' }
  /** The payment may have succeeded: the same request is sent again. */
  | { step: 'again'; sentence: string }
  | { step: 'refused'; sentence: string }

type UserError = { __typename: string; message: string; isTemporary?: boolean; isInProgress?: boolean }

const steps: Record<CaptureOutcome, AfterCapture> = {
  PAID: { step: 'successful' },
  PENDING: { step: 'look' },
  HELD: { step: 'look' },
  DECLINED: { step: 'declined' },
}

const isPassing = ({ __typename, isTemporary, isInProgress }: UserError) =>
  __typename === 'Failure' || __typename === 'RateLimitedError' || isTemporary === true || isInProgress === true

export const afterCapture = (outcome: CaptureOutcome | null | undefined, userErrors: UserError[]): AfterCapture => {
  const [userError] = userErrors
  if (userError) return { step: isPassing(userError) ? 'again' : 'refused', sentence: userError.message }
  return outcome ? steps[outcome] : { step: 'look' }
}
