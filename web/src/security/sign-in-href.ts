import { loginPath } from '@partgate/schema/pages.ts'

export const signInHref = (place: string) => `${loginPath}?${new URLSearchParams({ redirect: place })}`
