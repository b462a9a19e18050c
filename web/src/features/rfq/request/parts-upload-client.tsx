'use client'
import type { DragEvent } from 'react'
import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { FileButton } from '#ui/form/file-button-client.tsx'
import { handOver } from '../bom-hand-over.ts'
import { fileKinds } from '../file-problem.ts'
import { maxItems } from '../list/rfq-list.ts'
import { bomPage } from '../pages.ts'
import type { Upload } from './use-parts-upload-client.ts'
import styles from './upload.module.css'

const name = (text: string) => (
  <span className={styles.file}>
    <bdi>{text}</bdi>
  </span>
)

type PartsUploadProps = {
  upload: Upload
  fileId: string | null
  take: (file: File) => Promise<void>
  templateHref: string
}

function UploadOutcome({ upload, fileId }: Pick<PartsUploadProps, 'upload' | 'fileId'>) {
  const t = useTranslations('rfqPage.upload')
  if (upload.kind === 'failed')
    return (
      <p className={styles.failed} role="alert">
        {name(upload.fileName)}
        {upload.message}
      </p>
    )
  return (
    <div role="status" className={styles.outcome}>
      {upload.kind === 'reading' && (
        <p>
          {name(upload.fileName)}
          {t('reading')}
        </p>
      )}
      {upload.kind === 'read' && (
        <>
          <p className={styles.done}>
            {name(upload.fileName)}
            {t('added', { count: upload.report.added, found: upload.report.found })}
          </p>
          {upload.report.invalidCount > 0 && (
            <p className={styles.warn}>{t('rowProblems', { count: upload.report.invalidCount })}</p>
          )}
          {upload.report.leftOut > 0 && (
            <p className={styles.warn}>{t('leftOut', { count: upload.report.leftOut, max: maxItems })}</p>
          )}
          {upload.report.hasTablesBeside && <p>{t('tablesBeside')}</p>}
          {upload.report.excluded > 0 && <p>{t('excluded', { count: upload.report.excluded })}</p>}
          {fileId && (
            <p>
              <Link
                className={styles.template}
                href={bomPage}
                onClick={() => handOver({ fileId, fileName: upload.fileName })}
              >
                {t('open')}
              </Link>
            </p>
          )}
        </>
      )}
    </div>
  )
}

export function PartsUpload({ upload, fileId, take, templateHref }: PartsUploadProps) {
  const t = useTranslations('rfqPage.upload')
  const isBusy = upload.kind === 'reading'
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file && !isBusy) void take(file)
  }
  return (
    <div className={styles.upload} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <div className={styles.words}>
        <h3>{t('title')}</h3>
        <p className={styles.quiet}>{t('hint')}</p>
      </div>
      <div className={styles.actions}>
        <FileButton label={t('choose')} accept={fileKinds} take={take} isBusy={isBusy} />
        <a className={styles.template} href={templateHref} download>
          <Icon name="download" size={16} />
          {t('template')}
        </a>
      </div>
      <UploadOutcome upload={upload} fileId={fileId} />
    </div>
  )
}
