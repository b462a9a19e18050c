'use client'
import { type DragEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { maxPastedChars } from '@partgate/schema/limits.ts'
import { useTypedInput } from '#graphql/session/use-typed-input-client.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { FileButton } from '#ui/form/file-button-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/form/text-input-client.tsx'
import { fileKinds } from '../../file-problem.ts'
import { pastedText } from './pasted-text.ts'
import type { Reading, UseReading } from './use-reading-client.ts'
import styles from './bom-entry.module.css'

type BomEntryProps = {
  /** False in the HTML of the server and until the stored list is read. */
  isReady: boolean
  reading: Reading
  on: Pick<UseReading, 'takeFile' | 'takeText'>
  startEmpty: () => void
  shouldTakeFocus: boolean
}

const noText = { text: '' }
const example = 'U1\tSTM32F103C8T6\t1\nC1, C2\tGRM155R71C104KA88D\t2'

export function BomEntry({ isReady, reading, on, startEmpty, shouldTakeFocus }: BomEntryProps) {
  const t = useTranslations('bom.read')
  const [text, setText] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  // Text typed before hydration exists in the DOM only.
  useLayoutEffect(() => setText(area.current?.value || (pastedText.read() ?? '')), [reading.kind])
  useTypedInput({
    name: 'parts-list',
    known: noText,
    read: () => ({ text }),
    show: (typed) => setText(typed.text ?? ''),
    maxChars: maxPastedChars,
  })
  useEffect(() => {
    if (shouldTakeFocus) area.current?.focus()
  }, [shouldTakeFocus])
  const isReading = reading.kind === 'reading'
  /** Of pasted text, without a name. */
  const isReadingText = isReading && reading.fileName === ''
  const isReadingFile = isReading && !isReadingText
  return (
    <div className={styles.entry}>
      <FileEntry isReady={isReady && !isReadingText} isReading={isReadingFile} take={on.takeFile} />
      <div role="status" className={styles.state}>
        {isReading && (
          <p>
            <span className={styles.file}>
              <bdi>{reading.fileName}</bdi>
            </span>
            {t('reading')}
          </p>
        )}
      </div>
      {reading.kind === 'failed' && (
        <div role="alert">
          <FailedReading {...reading} />
        </div>
      )}
      <div className={styles.others}>
        <form
          className={styles.paste}
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '' && !isReading) void on.takeText(text)
          }}
        >
          <Field label={t('pasteLabel')} hint={t('pasteHint')}>
            <TextArea
              ref={area}
              rows={7}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              placeholder={example}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Button type="submit" isBusy={isReadingText} disabled={!isReady || text.trim() === '' || isReadingFile}>
            <Icon name="clipboard-paste" size={16} />
            {t('pasteButton')}
          </Button>
        </form>
        <div className={styles.empty}>
          <h2>{t('emptyTitle')}</h2>
          <p>{t('emptyText')}</p>
          <Button disabled={!isReady} onClick={startEmpty}>
            <Icon name="table-2" size={16} />
            {t('emptyButton')}
          </Button>
        </div>
      </div>
    </div>
  )
}

export function FailedReading({ fileName, message, retry }: Omit<Extract<Reading, { kind: 'failed' }>, 'kind'>) {
  const common = useTranslations('common')
  return (
    <div className={styles.failure}>
      <p className={styles.failed}>
        <span className={styles.file}>
          <bdi>{fileName}</bdi>
        </span>
        {message}
      </p>
      {retry && (
        <Button isSmall onClick={retry}>
          {common('retry')}
        </Button>
      )}
    </div>
  )
}

type FileEntryProps = { isReady: boolean; isReading: boolean; take: (file: File) => Promise<void> }

function FileEntry({ isReady, isReading, take }: FileEntryProps) {
  const t = useTranslations('bom.read')
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && isReady && !isReading) void take(file)
  }
  return (
    <Sheet
      plot
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <h2>{t('fileTitle')}</h2>
      <p className={styles.quiet}>{t('fileHint')}</p>
      <FileButton
        label={t('fileButton')}
        accept={fileKinds}
        take={take}
        isBusy={isReading}
        disabled={!isReady}
        variant="primary"
      />
    </Sheet>
  )
}
