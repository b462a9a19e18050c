/** Texts that the browser could not store; they last as long as the page. */
export const unstoredTexts = new Map<string, string | null>()

/** Reading the storage property itself throws where the browser forbids it. */
export const storedText = (key: string, area: () => Storage = () => sessionStorage) => ({
  read: (): string | null => {
    const unstored = unstoredTexts.get(key)
    if (unstored !== undefined) return unstored
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  },
  /** False where the storage is full or forbidden. */
  write: (text: string | null): boolean => {
    try {
      if (text === null) area().removeItem(key)
      else area().setItem(key, text)
      unstoredTexts.delete(key)
      return true
    } catch {
      unstoredTexts.set(key, text)
      return false
    }
  },
})
