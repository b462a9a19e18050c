import { getLocale, getTranslations } from 'next-intl/server'
import { companyPageHref } from './company-pages.ts'
import { configuredServices } from './configured-services.ts'
import { ConsentChoice } from './consent-choice-client.tsx'
import { ConsentHost } from './consent-host-client.tsx'
import { servicesOf, type ServiceIds } from './consent-services.ts'
import styles from './consent.module.css'

/** The services by name, as the language lists them. */
const namesOf = async (ids: ServiceIds) => {
  const [t, locale] = await Promise.all([getTranslations('site.consent.services'), getLocale()])
  return new Intl.ListFormat(locale).format(servicesOf(ids).map((service) => t(service)))
}

/** Asks whether services of others may be loaded; nothing where the shop has none. */
export async function Consent() {
  const [t, ids] = await Promise.all([getTranslations('site.consent'), configuredServices()])
  if (!ids) return null
  const texts = {
    label: t('label'),
    question: t('question', { services: await namesOf(ids) }),
    accept: t('accept'),
    decline: t('decline'),
    policy: t('policy'),
    policyHref: companyPageHref('cookies-policy'),
  }
  return <ConsentHost ids={ids} texts={texts} />
}

/** On the page about cookies: what was chosen, and how to choose otherwise. */
export async function ConsentSection() {
  const [t, ids] = await Promise.all([getTranslations('site.consent'), configuredServices()])
  if (!ids) return null
  const texts = {
    granted: t('granted'),
    denied: t('denied'),
    open: t('open'),
    accept: t('accept'),
    decline: t('decline'),
  }
  return (
    <section className={styles.section} aria-labelledby="consent">
      <h2 id="consent">{t('title')}</h2>
      <p>{t('explanation', { services: await namesOf(ids) })}</p>
      <ConsentChoice texts={texts} />
    </section>
  )
}
