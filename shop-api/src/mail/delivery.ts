export type MailError = { code?: string; command?: string; responseCode?: number }
type Delivery = { kind: 'again'; afterSeconds: number } | { kind: 'dead' }

const maxTries = 16
const firstDelaySeconds = 30
const maxDelaySeconds = 6 * 3_600

/** Half to one and a half of `seconds`, so that mails that failed together do not return together. */
const jittered = (seconds: number, random: number) => Math.round(seconds * (0.5 + random))

/** A permanent refusal of this mail or its recipient, not of the shop as a sender. */
const isLasting = ({ command, responseCode = 0 }: MailError) =>
  responseCode >= 500 && responseCode <= 599 && (command === 'RCPT TO' || command === 'DATA')

/** The wait doubles up to six hours, for about a day and a half. */
export const planRetry = (mailError: MailError, tries: number, random = Math.random()): Delivery => {
  if (isLasting(mailError) || tries >= maxTries) return { kind: 'dead' }
  return {
    kind: 'again',
    afterSeconds: jittered(Math.min(firstDelaySeconds * 2 ** (tries - 1), maxDelaySeconds), random),
  }
}
