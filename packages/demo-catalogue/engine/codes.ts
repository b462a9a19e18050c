import { plain } from './si.ts'

const geometric = (steps: number) => Array.from({ length: steps }, (_, i) => Math.round(100 * 10 ** (i / steps)))
const twoDigits = (text: string) => text.split(' ').map((digits) => Number(digits) * 10)

/** Preferred numbers (IEC 60063) as hundredths of a decade: 1.0 is 100. */
export const e3 = [100, 220, 470]
export const e6 = [100, 150, 220, 330, 470, 680]
export const e12 = twoDigits('10 12 15 18 22 27 33 39 47 56 68 82')
export const e24 = twoDigits('10 11 12 13 15 16 18 20 22 24 27 30 33 36 39 43 47 51 56 62 68 75 82 91')
export const e96 = geometric(96)
// 9.20 is the standard's one exception to the rounding rule.
export const e192 = geometric(192).map((n) => (n === 919 ? 920 : n))
export const e24e96 = [...new Set([...e24, ...e96])].toSorted((a, b) => a - b)

/** Three significant digits, without errors of binary fractions. */
export const tidy = (value: number) => Number(value.toPrecision(4))

export const decades = (series: readonly number[], from: number, to: number) => {
  const values: number[] = []
  for (let decade = Math.floor(Math.log10(from)); decade <= Math.log10(to); decade++)
    for (const step of series) {
      const value = tidy(step * 10 ** (decade - 2))
      if (value >= tidy(from) && value <= tidy(to)) values.push(value)
    }
  return values
}

const scaled = (ohms: number) =>
  ohms >= 1e6 ? ([ohms / 1e6, 'M'] as const) : ohms >= 1e3 ? ([ohms / 1e3, 'K'] as const) : ([ohms, 'R'] as const)

/** The letter stands for the point: 4700 is `4K7`, 97.6 is `97R6`, 10,000 is `10K`, 0.05 is `0R05`. */
export const letterPoint = (ohms: number) => {
  const [number, letter] = scaled(ohms)
  const [whole, fraction = ''] = String(tidy(number)).split('.')
  return `${whole}${letter}${fraction}`
}

/** Padded with zeros: 4700 is `4K70`, 10 is `10R0`, in six characters `10R000`. */
export const paddedLetterPoint = (ohms: number, width = 4) => {
  const code = letterPoint(ohms)
  return code.padEnd(width, '0')
}

const digitsAndExponent = (value: number, digits: number) => {
  const exponent = Math.floor(Math.log10(value) + 1e-9) - (digits - 1)
  return { mantissa: Math.round(value / 10 ** exponent), exponent }
}

const pointCode = (value: number, width: number) => {
  const [whole, fraction = ''] = plain(value).split('.')
  return `${whole === '0' ? '' : whole}R${fraction}`.padEnd(width, '0')
}

/** Digits and an exponent: 10,000 is `103` in three characters, `1002` in four; below that R is the point: `4R7`, `10R0`. */
export const exponentCode = (value: number, width: 3 | 4) => {
  if (value < 10 ** (width - 2)) return pointCode(value, width)
  const { mantissa, exponent } = digitsAndExponent(value, width - 1)
  return `${mantissa}${exponent}`
}

/** Digits and an exponent with 9 and 8 for tenths and hundredths: 1.0 is `109`, 10 is `1009` in four characters. */
export const nineEightCode = (value: number, width: 3 | 4) => {
  const { mantissa, exponent } = digitsAndExponent(value, width - 1)
  return `${mantissa}${exponent < 0 ? 10 + exponent : exponent}`
}

export const picofarads = (farads: number) => tidy(farads * 1e12)
/** 100 nF is `104`, 4.7 pF is `4R7`. */
export const capacitanceCode = (farads: number) => exponentCode(picofarads(farads), 3)

/** Tolerance letters of IEC 60062 in percent. */
export const percentByLetter = { W: 0.05, B: 0.1, C: 0.25, D: 0.5, F: 1, G: 2, J: 5, K: 10, M: 20 } as const
export type ToleranceLetter = keyof typeof percentByLetter

const jis =
  '2.5=0E 4=0G 6.3=0J 10=1A 16=1C 25=1E 35=1V 50=1H 63=1J 80=1K 100=2A 160=2C 200=2D 250=2E 400=2G 450=2W 500=2H 630=2J 1000=3A'
/** Two-character voltage codes of Japanese manufacturers: 16 V is `1C`. */
export const voltageCode = new Map(jis.split(' ').map((pair) => [Number(pair.split('=')[0]), pair.split('=')[1] ?? '']))
