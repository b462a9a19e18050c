'use client'
import { addScript } from './add-script-client.ts'
import { reviewsScript } from './consent-services.ts'

declare global {
  interface Window {
    Trustpilot?: { loadFromElement: (box: Element, isForced: boolean) => void }
  }
}

let isAsked = false

/** Fills the box with reviews; the script finds by itself what stands there when it comes. Call it only with the visitor's consent. */
export const showReviews = (box: Element) => {
  if (window.Trustpilot) return window.Trustpilot.loadFromElement(box, true)
  if (!isAsked) addScript(reviewsScript)
  isAsked = true
}
