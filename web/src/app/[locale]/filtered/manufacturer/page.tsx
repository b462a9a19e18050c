import {
  toRequestedName,
  loadManufacturersHead,
  ManufacturersPage,
} from '#features/catalogue/manufacturers/manufacturers-page.tsx'

type Props = { searchParams: Promise<{ q?: string | string[] }> }

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ searchParams }: Props) =>
  loadManufacturersHead(toRequestedName((await searchParams).q))

export default async function Page({ searchParams }: Props) {
  return <ManufacturersPage requested={toRequestedName((await searchParams).q)} />
}
