'use client'
import { addScript } from './add-script-client.ts'
import { measuringScripts, type ServiceIds } from './consent-services.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let isStarted = false

/** Call only with the visitor's consent. */
export const startMeasuring = (ids: Pick<ServiceIds, 'measurement' | 'container'>) => {
  if (isStarted) return
  isStarted = true
  const layer = (window.dataLayer ??= [])
  // Google's script accepts `arguments` objects only.
  function gtag(..._command: unknown[]) {
    layer.push(arguments)
  }
  if (ids.container) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  if (ids.measurement) {
    gtag('js', new Date())
    gtag('config', ids.measurement)
  }
  measuringScripts(ids).forEach(addScript)
}
