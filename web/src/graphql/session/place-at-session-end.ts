import { storedText } from '#ui/browser/stored-text.ts'

const storedPlace = storedText('placeAtSessionEnd')
const storedInputMark = storedText('inputAtSessionEnd')
const inputs = new Set<() => boolean>()

/** Returns a function that removes it. */
export const addStoreInput = (storeInput: () => boolean) => {
  inputs.add(storeInput)
  return () => void inputs.delete(storeInput)
}

/** Returns whether the input of a form outlasts the page. */
export const storeInputs = () => [...inputs].map((storeInput) => storeInput()).includes(true)

export const storePlace = (place: string) => {
  storedInputMark.write(storeInputs() ? 'stored' : null)
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
