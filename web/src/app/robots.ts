import type { MetadataRoute } from 'next'
import { robotsOf } from '#seo/robots.ts'

/** By the settings of the server, not of the build. */
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return robotsOf()
}
