import { profileHead, ProfilePage } from '#features/account/profile/profile-page.tsx'

export const generateMetadata = profileHead

export default function Page() {
  return <ProfilePage />
}
