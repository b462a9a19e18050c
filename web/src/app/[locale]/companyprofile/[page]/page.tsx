import { CompanyPage, companyPageHead } from '#features/site/company-page.tsx'

type Props = { params: Promise<{ page: string }> }

/** Pages are made at their first visit and kept. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => companyPageHead((await params).page)

export default async function Page({ params }: Props) {
  return <CompanyPage slug={(await params).page} />
}
