import type { ReactNode } from 'react'
import { loginPath } from '@partgate/schema/pages.ts'
import { RedirectingLink } from '../redirect/redirecting-link-client.tsx'

export const rich = {
  address: (text: ReactNode) => <bdi dir="ltr">{text}</bdi>,
  login: (text: ReactNode) => <RedirectingLink href={loginPath}>{text}</RedirectingLink>,
  register: (text: ReactNode) => <RedirectingLink href="/register">{text}</RedirectingLink>,
}
