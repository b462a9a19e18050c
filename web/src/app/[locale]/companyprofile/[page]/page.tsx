import { CompanyPage, loadCompanyPageHead } from '#features/site/company-pages/company-page.tsx'

type Props = { params: Promise<{ page: string }> }

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => loadCompanyPageHead((await params).page)

export default async function Page({ params }: Props) {
  return <CompanyPage slug={(await params).page} />
}
