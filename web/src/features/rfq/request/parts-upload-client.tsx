'use client'
import { type DragEvent, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { Download, Upload as UploadIcon } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { fileKinds } from './file-problem.ts'
import { UploadOutcome } from './upload-outcome-client.tsx'
import type { Upload } from './use-parts-upload-client.ts'
import styles from './upload.module.css'

type PartsUploadProps = { upload: Upload; take: (file: File) => Promise<void>; templateHref: string }

/** A whole list at once: chosen, or dropped here. */
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
