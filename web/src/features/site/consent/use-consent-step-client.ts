'use client'
import { usePathname } from '#i18n/navigation-client.ts'
import { hasSecretAddress } from '#security/secret-address.ts'
import { consentStep } from './consent.ts'
import { useChoice } from './consent-store.ts'

export const useConsentStep = (services: object) => {
  const choice = useChoice()
  const pathname = usePathname()
  if (choice === undefined || hasSecretAddress(pathname, location.search)) return 'nothing'
  return consentStep(services, choice)
}
