import { expect, it } from 'vitest'
import { findFault, parseSignature, toVerificationBody } from './webhook-signature.ts'

const apiUrl = 'https://api-m.paypal.com'
const nowMs = Date.parse('2026-11-21T12:00:00Z')
const signature = {
  auth_algo: 'SHA256withRSA',
  cert_url: 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  transmission_id: 'b1',
  transmission_sig: 'c2ln',
  transmission_time: '2026-11-21T12:00:00Z',
}

it.for([
  ['https://api.paypal.com/certs/1', null],
  ['https://paypal.com/certs/1', null],
  ['https://api-m.paypal.com/certs/1', null],
  ['http://api.paypal.com/certs/1', 'certificate address'],
  ['https://paypal.com.evil.test/certs/1', 'certificate address'],
  ['https://evilpaypal.com/certs/1', 'certificate address'],
  ['https://api.paypal.com@evil.test/certs/1', 'certificate address'],
  ['https://evil.test/?https://api.paypal.com', 'certificate address'],
  ['https://user:word@api.paypal.com/certs/1', 'certificate address'],
  ['file:///etc/passwd', 'certificate address'],
  ['//api.paypal.com/certs', 'certificate address'],
] as const)('certificate at %s: %s', ([cert_url, fault]) => {
  expect(findFault({ ...signature, cert_url }, apiUrl, nowMs)).toBe(fault)
})

it('the configured API may host its certificates, at its own port only', () => {
  const local = 'http://127.0.0.1:5001'
  expect(findFault({ ...signature, cert_url: `${local}/certs/1` }, local, nowMs)).toBeNull()
  expect(findFault({ ...signature, cert_url: 'http://127.0.0.1:5002/certs/1' }, local, nowMs)).toBe(
    'certificate address',
  )
})

it.for([
  ['2026-11-21T12:05:00Z', null],
  ['2026-11-21T11:55:00Z', null],
  ['2026-11-21T12:05:01Z', 'transmission time'],
  ['2026-11-21T11:54:59Z', 'transmission time'],
  ['yesterday', 'transmission time'],
] as const)('sent at %s: %s', ([transmission_time, fault]) => {
  expect(findFault({ ...signature, transmission_time }, apiUrl, nowMs)).toBe(fault)
})

it('the event is embedded in the request byte for byte', () => {
  const event = '{ "id" : "WH-1",\n "amount": 1.00, "name": "\\u00e4/\\/" }'
  const body = toVerificationBody(signature, 'HOOK', event)
  expect(body).toContain(`"webhook_event":${event}}`)
  expect(JSON.parse(body)).toEqual({ ...signature, webhook_id: 'HOOK', webhook_event: JSON.parse(event) })
})

it('a signature is complete or null', () => {
  const headers: Record<string, string> = {
    'PAYPAL-AUTH-ALGO': 'a',
    'PAYPAL-CERT-URL': 'b',
    'PAYPAL-TRANSMISSION-ID': 'c',
    'PAYPAL-TRANSMISSION-SIG': 'd',
    'PAYPAL-TRANSMISSION-TIME': 'e',
  }
  expect(parseSignature((name) => headers[name])).not.toBeNull()
  for (const left of Object.keys(headers))
    expect(parseSignature((name) => (name === left ? undefined : headers[name]))).toBeNull()
  expect(parseSignature((name) => (name === 'PAYPAL-CERT-URL' ? 'x'.repeat(2_001) : headers[name]))).toBeNull()
})
