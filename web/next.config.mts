import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { copyFonts } from './copy-fonts.ts'

const megabyte = 1024 * 1024

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Whoever reads without scripts finds a page's title and canonical address in its head, however slow they are.
  htmlLimitedBots: /.*/,
  transpilePackages: ['@partgate/schema'],
  turbopack: { resolveAlias: { 'next-intl/config': './src/i18n/request.ts' } },
  cacheMaxMemorySize: 100 * megabyte,
  // Millions of parts in eleven languages would fill the disk: pages live in memory only.
  experimental: { isrFlushToDisk: false, useCache: true },
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
  ],
}

export default async function configOf(phase: string) {
  if (phase !== PHASE_PRODUCTION_SERVER) await copyFonts()
  return config
}
