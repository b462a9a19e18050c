'use client'
import { type DragEvent, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { Download, Upload as UploadIcon } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { maxItems } from '../list/rfq-list.ts'
import { fileKinds } from './file-problem.ts'
import type { Upload } from './use-parts-upload-client.ts'
import styles from './upload.module.css'

const name = (text: string) => <bdi className={styles.file}>{text}</bdi>

function UploadOutcome({ upload }: { upload: Upload }) {
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
          {report.invalidCount > 0 && <p className={styles.warn}>{t('rowProblems', { count: report.invalidCount })}</p>}
          {report.leftOut > 0 && (
            <p className={styles.warn}>{t('leftOut', { count: report.leftOut, max: maxItems })}</p>
          )}
        </>
      )}
    </div>
  )
}

type PartsUploadProps = { upload: Upload; take: (file: File) => Promise<void>; templateHref: string }

export function PartsUpload({ upload, take, templateHref }: PartsUploadProps) {
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
          {!isBusy && <UploadIcon size={16} aria-hidden />}
          {t('choose')}
        </Button>
        <a className={styles.template} href={templateHref} download>
          <Download size={16} aria-hidden />
          {t('template')}
        </a>
      </div>
      <UploadOutcome upload={upload} />
    </div>
  )
}
