/** The shop's own sheet of a part, made to be printed; without the language prefix. */
export const sheetHref = (slug: string) => `/productdetail/${slug}/sheet`
