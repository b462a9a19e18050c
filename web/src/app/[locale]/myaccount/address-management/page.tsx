import { addressesHead, AddressesPage } from '#features/account/addresses/addresses-page.tsx'

export const generateMetadata = addressesHead

export default function Page() {
  return <AddressesPage />
}
