export type Variables = Readonly<Record<string, unknown>>

export type Amount = number | ((variables: Variables) => number)

export const toNumber = (amount: Amount, variables: Variables) =>
  typeof amount === 'number' ? amount : amount(variables)

const combine =
  (calculate: (a: number, b: number) => number) =>
  (a: Amount, b: Amount): Amount =>
    typeof a === 'number' && typeof b === 'number'
      ? calculate(a, b)
      : (variables) => calculate(toNumber(a, variables), toNumber(b, variables))

export const plus = combine((a, b) => a + b)
export const times = combine((a, b) => a * b)
export const larger = combine(Math.max)
