import type { Simulator } from '@partgate/paypal-simulator/start.ts'

export const requestPaypal = async ({ settings }: Simulator, path: string, body?: object) => {
  const { apiUrl, clientId, clientSecret } = settings
  const token = await fetch(`${apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token } = Object(await token.json())
  return fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access_token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
