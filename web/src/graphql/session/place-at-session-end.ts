import { storedText } from '#ui/browser/stored-text.ts'
import { storeInputs } from './stored-inputs.ts'

const storedPlace = storedText('placeAtSessionEnd')
const storedInputMark = storedText('inputAtSessionEnd')

export const storePlace = (place: string) => {
  storedInputMark.write(storeInputs('next-visit') ? 'stored' : null)
  storedPlace.write(place)
}

/** Scripts and extensions can write there too, so callers validate it. */
export const readPlace = storedPlace.read

/** Read once. */
export const takePlace = (): string | null => {
  const place = readPlace()
  storedPlace.write(null)
  storedInputMark.write(null)
  return place
}

export const hasSessionEnded = () => readPlace() !== null

export const isInputStored = () => storedInputMark.read() !== null
