import { getLocale, getTranslations } from 'next-intl/server'
import { companyPageHref } from '../company-pages.ts'
import { configuredServices } from './configured-services.ts'
import { ConsentChoice } from './consent-choice-client.tsx'
import { ConsentHost } from './consent-host-client.tsx'
import { listServices, type ServiceIds } from './consent-services.ts'
import styles from './consent.module.css'

const loadNames = async (ids: ServiceIds) => {
  const [t, locale] = await Promise.all([getTranslations('site.consent.services'), getLocale()])
  return new Intl.ListFormat(locale).format(listServices(ids).map((service) => t(service)))
}

export async function Consent() {
  const [t, ids] = await Promise.all([getTranslations('site.consent'), configuredServices()])
  if (!ids) return null
  const texts = {
    label: t('label'),
    question: t('question', { services: await loadNames(ids) }),
    accept: t('accept'),
    decline: t('decline'),
    policy: t('policy'),
    policyHref: companyPageHref('cookies-policy'),
  }
  return <ConsentHost ids={ids} texts={texts} />
}

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
      <p>{t('explanation', { services: await loadNames(ids) })}</p>
      <ConsentChoice texts={texts} />
    </section>
  )
}
