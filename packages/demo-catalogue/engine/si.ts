const prefixes = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
  [1e-12, 'p'],
] as const

/** At most nine significant digits, no exponent: `0.1`, `14.31818`. */
export const plain = (value: number) => String(Number(value.toPrecision(9)))

/** `10000, 'Ω'` is `10 kΩ`; negative numbers have a true minus sign. */
export const si = (value: number, unit: string) => {
  const size = Math.abs(value) * (1 + 1e-9)
  // Electrolytic capacitors are printed in microfarads up to 99000 µF, supercapacitors in millifarads: 470 mF.
  const usable = unit === 'F' && size < 0.1 ? prefixes.filter(([, prefix]) => prefix !== 'm') : prefixes
  const [scale, prefix] = value === 0 ? [1, ''] : (usable.find(([limit]) => size >= limit) ?? [1e-12, 'p'])
  return `${signed(value / scale)} ${prefix}${unit}`
}

export const signed = (value: number) => plain(value).replace('-', '−')

/** `-55, 155` is `−55 to +155 °C`. */
export const celsiusRange = (from: number, to: number) => `${signed(from)} to ${to > 0 ? '+' : ''}${signed(to)} °C`

const binary = (value: number, unit: string) => {
  const [scale, prefix] = value >= 2 ** 20 ? [2 ** 20, 'M'] : value >= 2 ** 10 ? [2 ** 10, 'K'] : [1, '']
  return `${plain(value / scale)} ${prefix}${unit}`
}
/** Memory counts in steps of 1,024: 65,536 is `64 KB`. */
export const bytes = (value: number) => binary(value, 'B')
export const bits = (value: number) => binary(value, 'bit')
