/** What became of a call: `declined`, PayPal has answered that it does not do it, and why; `unknown`, the answer was lost, so
 * it may or may not have been done; `unavailable`, it was never begun. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'declined'; issue: string; debugId: string }
  | { kind: 'unknown'; why: string }
  | { kind: 'unavailable'; why: string }
