const significant = (value: number, digits: number): [mantissa: number, exponent: number] => {
  const [mantissa = '0', exponent = '0'] = value.toExponential(digits - 1).split('e')
  return [Math.round(Number(mantissa) * 10 ** (digits - 1)), Number(exponent) - (digits - 1)]
}

/** Below one the point comes first: `R22`, `R010`, `R047`. */
const withPoint = (value: number, digits: number) => {
  if (value >= 1) return value.toPrecision(digits).replace('.', 'R')
  const decimals = Number(value.toFixed(digits)) === value ? digits : digits + 1
  return value.toFixed(decimals).replace('0.', 'R')
}

/** IEC 60062: digits and a power of ten, R as the point: `103`, `4R7`, `R22`. */
const coded = (value: number, digits: number): string => {
  if (value === 0) return '0'
  const [mantissa, exponent] = significant(value, digits)
  return exponent < 0 ? withPoint(value, digits) : `${mantissa}${exponent}`
}

export const threeDigits = (value: number): string => coded(value, 2)
/** Three digits and a power: `1002`, `10R0`. */
export const fourDigits = (value: number): string => coded(value, 3)

const e96 = Array.from({ length: 96 }, (_, i) => Math.round(100 * 10 ** (i / 96)))
const multipliers: Record<number, string> = {
  '-3': 'Z',
  '-2': 'Y',
  '-1': 'X',
  0: 'A',
  1: 'B',
  2: 'C',
  3: 'D',
  4: 'E',
  5: 'F',
}

/** EIA-96: the index in the E96 series and a letter for the power, `01C` for 10 kΩ. */
export function eia96(ohms: number): string | null {
  if (ohms <= 0) return null
  const [mantissa, exponent] = significant(ohms, 3)
  const place = e96.indexOf(mantissa) + 1
  const letter = multipliers[exponent]
  return place > 0 && letter ? `${String(place).padStart(2, '0')}${letter}` : null
}
