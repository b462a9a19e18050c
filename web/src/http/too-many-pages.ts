import type { IncomingMessage, ServerResponse } from 'node:http'
import { toLocale } from '@partgate/schema/locales.ts'
import type en from '../../../locales/en.json'

const loadText = async (code: string) => {
  const { default: messages }: { default: typeof en } = await import(`../../../locales/${code}.json`, {
    with: { type: 'json' },
  })
  return messages.common.failure.rateLimited
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const toDocument = (tag: string, dir: string, text: string) => `<!doctype html>
<html lang="${tag}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>429</title>
<style>body{max-inline-size:40ch;margin:20vh auto;padding-inline:1rem;font:1rem/1.5 system-ui,sans-serif}</style>
<h1>429</h1>
<p>${escapeHtml(text)}</p>
`

/** Without Next.js, which would render a page. */
export const sendTooManyPages = async (
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  retryAfterSeconds: number,
) => {
  const { code, tag, dir } = toLocale(/^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1])
  const body = toDocument(tag, dir, await loadText(code))
  response
    .writeHead(429, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': `${Math.max(retryAfterSeconds, 1)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .end(method === 'HEAD' ? undefined : body)
}
