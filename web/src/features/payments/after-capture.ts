import type { CaptureOutcome, UserErrorCode } from '#graphql/generated/types.ts'

export type AfterCapture =
  | { step: 'successful' }
  | { step: 'look' }
  | { step: 'declined' }
  /** The payment may have succeeded: the same request is sent again. */
  | { step: 'again'; sentence: string }
  | { step: 'refused'; sentence: string }

type UserError = { __typename: string; code?: UserErrorCode; message: string }

const steps: Record<CaptureOutcome, AfterCapture> = {
  PAID: { step: 'successful' },
  PENDING: { step: 'look' },
  HELD: { step: 'look' },
  DECLINED: { step: 'declined' },
}

const passing: UserErrorCode[] = ['RATE_LIMITED', 'PAYMENT_UNAVAILABLE', 'PAYMENT_IN_PROGRESS']

const isPassing = ({ __typename, code }: UserError) =>
  __typename === 'Failure' || (code !== undefined && passing.includes(code))

export const afterCapture = (outcome: CaptureOutcome | null | undefined, userErrors: UserError[]): AfterCapture => {
  const [userError] = userErrors
  if (userError) return { step: isPassing(userError) ? 'again' : 'refused', sentence: userError.message }
  return outcome ? steps[outcome] : { step: 'look' }
}
