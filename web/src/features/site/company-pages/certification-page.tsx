import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loadPageHead } from '#seo/page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { OnwardLinks } from './onward-links.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { Steps } from './steps.tsx'
import shape from './sections.module.css'
import styles from './certification-page.module.css'

const facts = ['manufacturer', 'rohs', 'lifecycle', 'dateCode', 'packaging'] as const
const checks = ['quantity', 'marking', 'batch', 'packing'] as const
const documents = ['rohs', 'reach', 'conformity', 'origin', 'datasheet', 'system'] as const

export const loadCertificationHead = (): Promise<Metadata> =>
  loadPageHead({ page: 'CERTIFICATION', href: '/certification' })

export async function CertificationPage() {
  const t = await getTranslations('site.certification')
  return (
    <>
      <PageTrail current={{ name: t('title'), href: '/certification' }} />
      <PageHead title={t('title')}>
        <p>{t('text')}</p>
      </PageHead>
      <div className={shape.sections}>
        <Steps
          id="inspection"
          title={t('inspection')}
          steps={checks.map((key) => ({ title: t(`checks.${key}.title`), text: t(`checks.${key}.text`) }))}
        />
        <section aria-labelledby="papers">
          <h2 id="papers">{t('documents')}</h2>
          <Table
            caption={t('documents')}
            className={styles.documents}
            head={
              <>
                <Th>{t('document')}</Th>
                <Th>{t('documentPurpose')}</Th>
              </>
            }
          >
            {documents.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`documentTypes.${key}.title`)}</th>
                <Td>{t(`documentTypes.${key}.text`)}</Td>
              </tr>
            ))}
          </Table>
          <div className={styles.ask}>
            <p>{t('requestDocumentsText')}</p>
            <ButtonLink href="/contact" variant="primary">
              {t('requestDocuments')}
            </ButtonLink>
          </div>
        </section>
        <div className={shape.halves}>
          <Sheet as="section" className={styles.panel}>
            <h2>{t('onThePage')}</h2>
            <ul className={styles.facts}>
              {facts.map((key) => (
                <li key={key}>{t(`facts.${key}`)}</li>
              ))}
            </ul>
          </Sheet>
          <Sheet as="section" className={styles.panel}>
            <h2>{t('traceability')}</h2>
            <p>{t('traceabilityText')}</p>
            <p>{t('returnsText')}</p>
          </Sheet>
        </div>
        <OnwardLinks pages={['franchisedLines', 'refund', 'about', 'contact']} />
      </div>
    </>
  )
}
