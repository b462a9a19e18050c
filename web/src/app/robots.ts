import type { MetadataRoute } from 'next'
import { createRobots } from '#seo/robots.ts'

/** The settings of the running server apply, not those of the build. */
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return createRobots()
}
