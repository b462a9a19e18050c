'use client'
import { addScript } from './add-script-client.ts'
import { chatScript } from './consent-services.ts'

declare global {
  interface Window {
    Tawk_API?: object
    Tawk_LoadStart?: Date
  }
}

/** Keeps clear of the side bar at the end of the line. */
const placeChat = (direction: string) => ({ position: direction === 'rtl' ? 'br' : 'bl', xOffset: 16, yOffset: 16 })

/** Call only with the visitor's consent. */
export const startChat = (id: string) => {
  if (window.Tawk_API) return
  const place = placeChat(document.documentElement.dir)
  window.Tawk_API = { customStyle: { visibility: { desktop: place, mobile: place } } }
  window.Tawk_LoadStart = new Date()
  addScript(chatScript(id))
}
