const names = {
  auth_algo: 'PAYPAL-AUTH-ALGO',
  cert_url: 'PAYPAL-CERT-URL',
  transmission_id: 'PAYPAL-TRANSMISSION-ID',
  transmission_sig: 'PAYPAL-TRANSMISSION-SIG',
  transmission_time: 'PAYPAL-TRANSMISSION-TIME',
} as const

export type Signature = Record<keyof typeof names, string>

const maxAgeMs = 5 * 60_000
const maxChars = 2_000

/** Null where a header is missing. */
export const parseSignature = (header: (name: string) => string | undefined): Signature | null => {
  const read = (name: keyof typeof names) => header(names[name]) ?? ''
  const signature = {
    auth_algo: read('auth_algo'),
    cert_url: read('cert_url'),
    transmission_id: read('transmission_id'),
    transmission_sig: read('transmission_sig'),
    transmission_time: read('transmission_time'),
  }
  const isWhole = Object.values(signature).every((text) => text !== '' && text.length <= maxChars)
  return isWhole ? signature : null
}

const isOwnHost = (certUrl: string, apiUrl: string) => {
  if (!URL.canParse(certUrl)) return false
  const { protocol, hostname, origin, username, password } = new URL(certUrl)
  if (username || password) return false
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname))
}

/** An old event or a foreign certificate needs no request to PayPal. Null where neither applies. */
export const findFault = (signature: Signature, apiUrl: string, nowMs: number): string | null => {
  const sentAtMs = Date.parse(signature.transmission_time)
  if (Number.isNaN(sentAtMs) || Math.abs(nowMs - sentAtMs) > maxAgeMs) return 'transmission time'
  return isOwnHost(signature.cert_url, apiUrl) ? null : 'certificate address'
}

/** The event is embedded byte for byte, because the signature covers its bytes. */
export const toVerificationBody = (signature: Signature, webhookId: string, event: string): string =>
  `${JSON.stringify({ ...signature, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${event}}`
