import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { locales } from '@partgate/schema/locales.ts'
import { copyFonts } from './build/copy-fonts.ts'
import { bundledTexts } from './build/bundled-texts.ts'
import { offlineTexts } from './build/offline-worker.ts'
import { createSansFaces } from './build/sans-faces.ts'

const megabyte = 1024 * 1024

const lang = `/:lang(${locales.map(({ code }) => code).join('|')})?`
// Next compresses a route's response only where its type is known beforehand.
const typeOfRoute = {
  [`${lang}/sitemap.xml`]: 'application/xml',
  [`${lang}/sitemaps/:name`]: 'application/xml',
  [`${lang}/productdetail/:slug([^/]+\\.md)`]: 'text/markdown',
  [`${lang}/s/export`]: 'text/csv',
  '/llms.txt': 'text/plain',
}

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `sendLightly` compresses.
  compress: false,
  transpilePackages: ['@partgate/schema', '@partgate/package-drawings'],
  // These packages read files beside their own code.
  serverExternalPackages: ['pdfkit', 'fontkit', 'subset-font'],
  turbopack: { resolveAlias: { 'next-intl/config': './src/i18n/request.ts' } },
  cacheHandler: import.meta.resolve('./src/http/page-cache.ts'),
  cacheMaxMemorySize: 100 * megabyte,
  experimental: {
    // Millions of parts in eleven languages would fill the disk, so pages live in memory only.
    isrFlushToDisk: false,
    useCache: true,
    // Measured: three to five style sheets for a page, which HTTP/1.1 loads at once, in a third fewer bytes than by default.
    cssChunking: { type: 'graph', requestCost: 260_000 },
  },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        {
          key: 'Permissions-Policy',
          value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        },
      ],
    },
    {
      source: '/:path*',
      has: [{ type: 'query', key: 'token' }],
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    },
    {
      source: '/:prefix*/:page(shoppingcart|bom)/shared/:token',
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    },
    // A purge does not reach browsers, so they must not cache router responses as long as a shared cache may.
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'rsc' }],
      headers: [{ key: 'Cache-Control', value: 'private, no-cache' }],
    },
    {
      source: '/fonts/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' }],
    },
    ...Object.entries(typeOfRoute).map(([source, type]) => ({
      source,
      headers: [{ key: 'Content-Type', value: `${type}; charset=utf-8` }],
    })),
  ],
}

export default async function createConfig(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return config
  await Promise.all([copyFonts(), createSansFaces()])
  return { ...config, compiler: { define: { ...(await bundledTexts()), ...(await offlineTexts()) } } }
}
