/** Sign-in that leads back to a place, which carries its own language prefix; the address itself carries none. */
export const signInHref = (place: string) => `/login?${new URLSearchParams({ redirect: place })}`
