/** How long the input of a form is shown again: after a change of language once, or until the same account opens the form again. */
export type InputLifetime = 'next-page' | 'next-visit'
export type StoreInput = (lifetime: InputLifetime) => boolean

const inputs = new Set<StoreInput>()

/** Returns a function that removes it. */
export const addStoreInput = (storeInput: StoreInput) => {
  inputs.add(storeInput)
  return () => void inputs.delete(storeInput)
}

/** Returns whether the input of a form outlasts the page. */
export const storeInputs = (lifetime: InputLifetime) =>
  [...inputs].map((storeInput) => storeInput(lifetime)).includes(true)
