const key = 'placeAtSessionEnd'

export const keepPlace = (place: string) => {
  try {
    sessionStorage.setItem(key, place)
  } catch {
    // Without storage only the way back is lost, not the sign-out.
  }
}

/** Read once. Scripts and extensions can write there too, so callers validate it. */
export const takePlace = (): string | null => {
  try {
    const place = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return place
  } catch {
    return null
  }
}

export const hasSessionEnded = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
