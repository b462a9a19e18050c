const key = 'bom-stored'
const attribute = 'data-bom-stored'

/** Runs before the first paint: a page from the server does not know of the list in IndexedDB. */
export const showMarkScript = `try{if(localStorage.getItem('${key}'))document.documentElement.setAttribute('${attribute}','')}catch{}`

/** For a page that is reached without a new document. */
export const showMark = () => {
  try {
    if (localStorage.getItem(key)) document.documentElement.setAttribute(attribute, '')
  } catch {
    // Reading the storage can throw.
  }
}

/** Whether the next visit waits for the list instead of showing the entry. */
export const markStored = (isStored: boolean) => {
  document.documentElement.toggleAttribute(attribute, isStored)
  try {
    if (isStored) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Writing to the storage can throw.
  }
}
