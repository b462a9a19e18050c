'use client'
import { type DragEvent, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { handOver } from '../bom/hand-over.ts'
import { maxItems } from '../list/rfq-list.ts'
import { fileKinds } from './file-problem.ts'
import { bomPage } from './pages.ts'
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
  if (upload.state === 'failed')
    return (
      <p className={styles.failed} role="alert">
        {name(upload.fileName)}
        {upload.message}
      </p>
    )
  const report = upload.state === 'done' ? upload.report : null
  return (
    <div role="status" className={styles.outcome}>
      {upload.state === 'reading' && (
        <p>
          {name(upload.fileName)}
          {t('reading')}
        </p>
      )}
      {upload.state === 'done' && report && (
        <>
          <p className={styles.done}>
            {name(upload.fileName)}
            {t('added', { count: report.added, found: report.found })}
          </p>
          {report.invalidCount > 0 && <p className={styles.warn}>{t('rowProblems', { count: report.invalidCount })}</p>}
          {report.leftOut > 0 && (
            <p className={styles.warn}>{t('leftOut', { count: report.leftOut, max: maxItems })}</p>
          )}
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
  const input = useRef<HTMLInputElement>(null)
  const isBusy = upload.state === 'reading'
  const takeFirst = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) void take(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    takeFirst(event.dataTransfer.files)
  }
  return (
    <div className={styles.upload} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <div className={styles.words}>
        <h3>{t('title')}</h3>
        <p className={styles.quiet}>{t('hint')}</p>
      </div>
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('choose')}
          accept={fileKinds}
          onChange={({ target }) => {
            takeFirst(target.files)
            target.value = ''
          }}
        />
        <Button busy={isBusy} onClick={() => input.current?.click()}>
          {!isBusy && <Icon name="upload" size={16} />}
          {t('choose')}
        </Button>
        <a className={styles.template} href={templateHref} download>
          <Icon name="download" size={16} />
          {t('template')}
        </a>
      </div>
      <UploadOutcome upload={upload} fileId={fileId} />
    </div>
  )
}
