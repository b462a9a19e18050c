import type { CaptureOutcome } from '#graphql/generated/types.ts'

/** Where one goes after PayPal was asked for the money. */
export type AfterCapture =
  | { step: 'successful' }
  /** The order itself says how it stands. */
  | { step: 'look' }
  | { step: 'declined' }
  /** It may have worked: the same is asked once more. */
  | { step: 'again'; sentence: string }
  | { step: 'refused'; sentence: string }

type Complaint = { __typename: string; message: string; isTemporary?: boolean; isInProgress?: boolean }

const steps: Record<CaptureOutcome, AfterCapture> = {
  PAID: { step: 'successful' },
  PENDING: { step: 'look' },
  HELD: { step: 'look' },
  DECLINED: { step: 'declined' },
}

const isPassing = ({ __typename, isTemporary, isInProgress }: Complaint) =>
  __typename === 'Failure' || __typename === 'RateLimitedError' || isTemporary === true || isInProgress === true

export const afterCapture = (outcome: CaptureOutcome | null | undefined, complaints: Complaint[]): AfterCapture => {
  const [complaint] = complaints
  if (complaint) return { step: isPassing(complaint) ? 'again' : 'refused', sentence: complaint.message }
  return outcome ? steps[outcome] : { step: 'look' }
}
