import { loginPath } from '@partgate/schema/pages.ts'

/** The link to a page of the sign-in, which ends at `place`: an address with the prefix of its language. */
export const withRedirect = (page: string, place: string | null) =>
  place === null ? page : `${page}?${new URLSearchParams({ redirect: place })}`

export const signInHref = (place: string | null) => withRedirect(loginPath, place)
