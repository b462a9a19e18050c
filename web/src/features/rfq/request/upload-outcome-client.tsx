'use client'
import { useTranslations } from 'next-intl'
import { mostItems } from '../rfq-list.ts'
import type { Upload } from './use-parts-upload-client.ts'
import styles from './upload.module.css'

const name = (text: string) => <bdi className={styles.file}>{text}</bdi>

/** What became of the file. */
export function UploadOutcome({ upload }: { upload: Upload }) {
  const t = useTranslations('rfqPage.upload')
  if (upload.state === 'failed')
    return (
      <p className={styles.failed} role="alert">
        {name(upload.fileName)} {upload.message}
      </p>
    )
  const report = upload.state === 'done' ? upload.report : null
  return (
    <div role="status" className={styles.outcome}>
      {upload.state === 'reading' && (
        <p>
          {name(upload.fileName)} {t('reading')}
        </p>
      )}
      {upload.state === 'done' && report && (
        <>
          <p className={styles.done}>
            {name(upload.fileName)} {t('added', { count: report.added, found: report.found })}
          </p>
          {report.toMend > 0 && <p className={styles.warn}>{t('toMend', { count: report.toMend })}</p>}
          {report.leftOut > 0 && (
            <p className={styles.warn}>{t('leftOut', { count: report.leftOut, most: mostItems })}</p>
          )}
        </>
      )}
    </div>
  )
}
