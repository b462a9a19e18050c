/** What this tab keeps over reloads; to look there throws where the browser forbids it. */
export const thisTab = () => sessionStorage

/** A text that this tab keeps over reloads, or, where its storage is forbidden, as long as the page stands. */
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
