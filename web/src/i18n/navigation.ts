import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing.ts'

/** Addresses without the language prefix: the current language is put in front. */
export const { Link, redirect, permanentRedirect, usePathname, useRouter, getPathname } = createNavigation(routing)
