import { storedText } from '#ui/stored-text.ts'

const storedPlace = storedText('placeAtSessionEnd')
const storedInputMark = storedText('inputAtSessionEnd')
const storeInputs = new Set<() => boolean>()

/** Returns a function that removes it. */
export const addStoreInput = (storeInput: () => boolean) => {
  storeInputs.add(storeInput)
  return () => void storeInputs.delete(storeInput)
}

export const storePlace = (place: string) => {
  const outcomes = [...storeInputs].map((storeInput) => storeInput())
  storedInputMark.write(outcomes.includes(true) ? 'stored' : null)
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
