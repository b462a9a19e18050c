export type Variables = Readonly<Record<string, unknown>>

/** A number, or one that waits for an operation's variables. */
export type Amount = number | ((variables: Variables) => number)

export const amountOf = (amount: Amount, variables: Variables) =>
  typeof amount === 'number' ? amount : amount(variables)

const combine =
  (reckon: (a: number, b: number) => number) =>
  (a: Amount, b: Amount): Amount =>
    typeof a === 'number' && typeof b === 'number'
      ? reckon(a, b)
      : (variables) => reckon(amountOf(a, variables), amountOf(b, variables))

export const plus = combine((a, b) => a + b)
export const times = combine((a, b) => a * b)
export const larger = combine(Math.max)
