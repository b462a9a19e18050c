import { storedText } from '#ui/browser/stored-text.ts'

const key = 'bom-stored'
const attribute = 'data-bom-stored'
const mark = storedText(key, () => localStorage)

/**
 * Runs inline between the heading of the page and the parts list, so before the parts list is parsed and painted.
 *
 * The server cannot know whether IndexedDB has a list, and IndexedDB responds too late, so a mark in localStorage says it.
 */
export const applyStoredMarkScript = `try{if(localStorage.getItem('${key}'))document.documentElement.setAttribute('${attribute}','')}catch{}`

/** The same after client-side navigation, where the inline script does not run. */
export const applyStoredMark = () => {
  if (mark.read()) document.documentElement.setAttribute(attribute, '')
}

/** Records whether this browser has a list. If it has, the page waits for the list instead of showing the empty form. */
export const markListStored = (hasList: boolean) => {
  document.documentElement.toggleAttribute(attribute, hasList)
  mark.write(hasList ? '1' : null)
}
