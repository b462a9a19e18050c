export const signInHref = (place: string) => `/login?${new URLSearchParams({ redirect: place })}`
