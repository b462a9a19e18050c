import { productPath } from '@partgate/schema/pages.ts'

export const sheetHref = (slug: string) => `${productPath(slug)}/sheet`
