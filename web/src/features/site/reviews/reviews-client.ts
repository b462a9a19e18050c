'use client'
import { addScript } from '../consent/add-script-client.ts'
import { reviewsScript } from '../consent/consent-services.ts'

declare global {
  interface Window {
    Trustpilot?: { loadFromElement: (box: Element, isForced: boolean) => void }
  }
}

let isRequested = false

/** Call only with the visitor's consent. */
export const showReviews = (box: Element) => {
  if (window.Trustpilot) return window.Trustpilot.loadFromElement(box, true)
  if (!isRequested) addScript(reviewsScript)
  isRequested = true
}
