'use client'
import { Link } from '#i18n/link.tsx'
import { Button } from '#ui/button.tsx'
import { choose } from './consent-store.ts'
import styles from './consent.module.css'

export type BannerTexts = {
  label: string
  question: string
  accept: string
  decline: string
  policy: string
  policyHref: string
}

export const ConsentBanner = ({ label, question, accept, decline, policy, policyHref }: BannerTexts) => (
  <section id="consent-banner" className={styles.banner} aria-label={label}>
    <p>
      {question} <Link href={policyHref}>{policy}</Link>
    </p>
    <div className={styles.actions}>
      <Button onClick={() => choose('denied')}>{decline}</Button>
      <Button onClick={() => choose('granted')}>{accept}</Button>
    </div>
  </section>
)
