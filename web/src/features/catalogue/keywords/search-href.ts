export const searchHref = (text: string) => `/s?${new URLSearchParams({ wd: text })}`
