import { useTranslations } from 'next-intl'
import styles from './request.module.css'

const steps = ['answer', 'binding', 'unlisted'] as const

/** What a request leads to, and what not. */
export function WhatFollows() {
  const t = useTranslations('rfqPage.follows')
  return (
    <aside className={styles.follows}>
      {steps.map((step) => (
        <div key={step}>
          <h3>{t(`${step}.title`)}</h3>
          <p>{t(`${step}.text`)}</p>
        </div>
      ))}
    </aside>
  )
}
