import type { ReactNode } from 'react'
import { loginPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'

export const rich = {
  address: (text: ReactNode) => <bdi dir="ltr">{text}</bdi>,
  login: (text: ReactNode) => <Link href={loginPath}>{text}</Link>,
  register: (text: ReactNode) => <Link href="/register">{text}</Link>,
}
