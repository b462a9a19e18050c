import { getTranslations } from 'next-intl/server'
import { ConsentDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { companyPageHref } from './company-pages.ts'
import { ConsentChoice } from './consent-choice-client.tsx'
import { ConsentHost } from './consent-host-client.tsx'
import { measuringIds } from './consent.ts'
import styles from './consent.module.css'

const configuredIds = async () => measuringIds((await read(ConsentDocument, {})).data?.siteConfig)

/** Asks whether visits may be measured; nothing where the shop measures nothing. */
export async function Consent() {
  const [t, ids] = await Promise.all([getTranslations('site.consent'), configuredIds()])
  if (!ids) return null
  const texts = {
    label: t('label'),
    question: t('question'),
    accept: t('accept'),
    decline: t('decline'),
    policy: t('policy'),
    policyHref: companyPageHref('cookies-policy'),
  }
  return <ConsentHost ids={ids} texts={texts} />
}

/** On the page about cookies: what was chosen, and how to choose otherwise. */
export async function ConsentSection() {
  const [t, ids] = await Promise.all([getTranslations('site.consent'), configuredIds()])
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
      <p>{t('explanation')}</p>
      <ConsentChoice texts={texts} />
    </section>
  )
}
