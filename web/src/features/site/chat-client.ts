'use client'
import { addScript } from './add-script-client.ts'
import { chatScript } from './consent-services.ts'

declare global {
  interface Window {
    Tawk_API?: object
    Tawk_LoadStart?: Date
  }
}

/** Clear of the side bar, which stands at the end of the line. */
const placeOf = (direction: string) => ({ position: direction === 'rtl' ? 'br' : 'bl', xOffset: 16, yOffset: 16 })

/** Loads the chat, once; call it only with the visitor's consent. */
export const startChat = (id: string) => {
  if (window.Tawk_API) return
  const place = placeOf(document.documentElement.dir)
  window.Tawk_API = { customStyle: { visibility: { desktop: place, mobile: place } } }
  window.Tawk_LoadStart = new Date()
  addScript(chatScript(id))
}
