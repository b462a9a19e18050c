/** What a mail server's refusal, or its silence, carries. */
export type Trouble = { code?: string; command?: string; responseCode?: number }
export type Delivery = { kind: 'again'; afterSeconds: number } | { kind: 'dead' }

const maxTries = 16
const firstDelaySeconds = 30
const maxDelaySeconds = 6 * 3_600

/** Half to one and a half of `seconds`, so that what failed together does not come back together. */
const jittered = (seconds: number, random: number) => Math.round(seconds * (0.5 + random))

/** A lasting refusal of this mail or its reader, not of the shop as a caller: that is for the settings to mend. */
const isLasting = ({ command, responseCode = 0 }: Trouble) =>
  responseCode >= 500 && responseCode <= 599 && (command === 'RCPT TO' || command === 'DATA')

/** What becomes of a mail after its `tries`-th try has failed: twice the wait each time, up to six hours; for some day and a half. */
export const afterFailure = (trouble: Trouble, tries: number, random = Math.random()): Delivery => {
  if (isLasting(trouble) || tries >= maxTries) return { kind: 'dead' }
  return {
    kind: 'again',
    afterSeconds: jittered(Math.min(firstDelaySeconds * 2 ** (tries - 1), maxDelaySeconds), random),
  }
}
