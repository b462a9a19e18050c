export const sheetHref = (slug: string) => `/productdetail/${slug}/sheet`
