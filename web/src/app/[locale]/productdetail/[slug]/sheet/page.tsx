import { loadSheetHead } from '#features/catalogue/product/sheet-head.ts'
import { SheetPage } from '#features/catalogue/product/sheet-page.tsx'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => loadSheetHead((await params).slug)

export default async function Page({ params }: Props) {
  return <SheetPage slug={(await params).slug} />
}
