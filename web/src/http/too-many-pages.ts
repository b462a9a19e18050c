import type { IncomingMessage, ServerResponse } from 'node:http'
import { locales, toLocale } from '@partgate/schema/locales.ts'
import type en from '../../../locales/en.json'

const loadTexts = async (code: string) => {
  const { default: messages }: { default: typeof en } = await import(`../../../locales/${code}.json`, {
    with: { type: 'json' },
  })
  return { ...messages.tooManyPages, retry: messages.common.retry }
}

const texts = new Map(
  await Promise.all(locales.map(async ({ code }) => [code as string, await loadTexts(code)] as const)),
)

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const toDocument = (url: string, retryAfterSeconds: number) => {
  const { code, tag, dir } = toLocale(/^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1])
  const { title = '', text = '', retry = '' } = texts.get(code) ?? {}
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>body{max-inline-size:40ch;margin:20vh auto;padding-inline:1rem;font:1rem/1.5 system-ui,sans-serif}</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text.replace('{seconds}', String(retryAfterSeconds)))}</p>
<p><a href="">${escapeHtml(retry)}</a></p>
`
}

/** Without Next.js, which would render a page. */
export const sendTooManyPages = (
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  retryAfterSeconds: number,
) => {
  const body = toDocument(url, retryAfterSeconds)
  response
    .writeHead(429, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .end(method === 'HEAD' ? undefined : body)
}
