const key = 'placeAtSessionEnd'

/** Keeps where a person was when the session ended, for the next sign-in of this tab. */
export const keepPlace = (place: string) => {
  try {
    sessionStorage.setItem(key, place)
  } catch {
    // A full or forbidden storage costs the way back, not the way out.
  }
}

/** What was kept, once; anybody can write there. */
export const takePlace = (): string | null => {
  try {
    const place = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return place
  } catch {
    return null
  }
}
