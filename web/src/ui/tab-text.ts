/** Reading sessionStorage throws where the browser forbids it. */
export const thisTab = () => sessionStorage

/** Without storage the text lasts as long as the page. */
export const tabText = (key: string) => {
  let last: string | null = null
  const inStorage = (act: (storage: Storage) => string | null | void) => {
    try {
      return act(thisTab()) ?? null
    } catch {
      return null
    }
  }
  return {
    read: () => inStorage((storage) => storage.getItem(key)) ?? last,
    write: (text: string) => {
      last = text
      inStorage((storage) => storage.setItem(key, text))
    },
    forget: () => {
      last = null
      inStorage((storage) => storage.removeItem(key))
    },
  }
}
