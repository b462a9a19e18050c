import type { MetadataRoute } from 'next'
import { absoluteUrl } from './alternates.ts'
import { routing } from '#i18n/routing.ts'

const everywhere = (path: string) => [path, `/*${path}`]

/** Filter combinations and comparisons are endless; pages with `noindex` must stay crawlable so that crawlers see it. */
const unwalked = [
  '/graphql',
  '/purge',
  ...['/s?*&', '/category/*?*&', '/manufacturer/*?*&', '/s/export', '/compare?'].flatMap(everywhere),
]

export const createRobots = (): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/', disallow: unwalked },
  sitemap: routing.locales.map((locale) => absoluteUrl('/sitemap.xml', locale)),
})
