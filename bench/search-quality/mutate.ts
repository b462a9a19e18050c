const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '123456789'

const next = (signs: string, sign: string, by: number) => {
  const at = signs.indexOf(sign)
  return at < 0 ? sign : (signs[(at + by) % signs.length] ?? sign)
}

const replaceAt = (number: string, at: number, sign: string) => number.slice(0, at) + sign + number.slice(at + 1)

/** One error in each number, at another place each time: another digit or letter, two exchanged, one missing, one more. Letters and digits that look the same are no error. */
export const mutateNumbers = (numbers: readonly string[]): string[] =>
  numbers.map((number, i) => {
    const places = [...number].flatMap((sign, at) => (/[A-HJ-NP-Z1-9]/.test(sign) ? [at] : []))
    const at = places[(i * 7) % places.length] ?? 0
    const sign = number[at] ?? ''
    const other = next(/\d/.test(sign) ? digits : letters, sign, 1 + (i % 5))
    switch (i % 5) {
      case 0:
      case 1:
        return replaceAt(number, at, other)
      case 2:
        return number.slice(0, at) + (number[at + 1] ?? '') + sign + number.slice(at + 2)
      case 3:
        return number.slice(0, at) + number.slice(at + 1)
      default:
        return number.slice(0, at) + other + number.slice(at)
    }
  })
