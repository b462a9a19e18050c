'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { fileKinds } from '#features/rfq/index-client.ts'
import { AddCartLinesDocument } from '#graphql/generated/documents/cart.ts'
import { useAddLines } from '#graphql/add-lines/use-add-lines-client.ts'
import { useSentenceGap } from '#i18n/sentence-gap.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { FileButton } from '#ui/form/file-button-client.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import { TextArea } from '#ui/form/text-input-client.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { toAddedLines } from './review.ts'
import { ReviewRows } from './review-rows-client.tsx'
import { useImport } from './use-import-client.ts'
import styles from './import.module.css'

type ImportPanelProps = { isOpen: boolean; onClose: () => void }

export function ImportPanel({ isOpen, onClose }: ImportPanelProps) {
  const t = useTranslations('cartPage.import')
  const common = useTranslations('common')
  const gap = useSentenceGap()
  const list = useImport()
  const { add, isAdding } = useAddLines(AddCartLinesDocument)
  const [text, setText] = useState('')
  const { rows, problem, isReading } = list
  const additions = toAddedLines(rows ?? [])

  const addAll = async () => {
    const { added, refused } = await add(additions)
    if (added.length > 0) toast.success(t('added', { count: added.length }))
    list.settle(
      added.map(({ rowId }) => rowId),
      refused,
    )
    if (added.length < (rows ?? []).length) return
    list.reset()
    setText('')
    onClose()
  }

  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={common('close')} className={styles.panel}>
      {rows === null ? (
        <div className={styles.entry}>
          <Field label={t('label')} hint={t('hint')} error={problem} shouldAnnounceError>
            <TextArea
              rows={8}
              dir="ltr"
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              placeholder={'STM32F103C8T6 25\nLM358DR, 100'}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <div className={styles.actions}>
            <Button variant="primary" isBusy={isReading} onClick={() => void list.takeText(text)}>
              {t('review')}
            </Button>
            <FileButton label={t('file')} accept={fileKinds} take={list.takeFile} disabled={isReading} />
          </div>
          <p className={styles.quiet}>{t('fileHint')}</p>
        </div>
      ) : (
        <div className={styles.entry}>
          <p role="status">
            {t('found', { found: rows.filter(({ product }) => product).length, count: rows.length })}
            {gap}
            {list.missing.leftOut > 0 && `${t('leftOut', { count: list.missing.leftOut })}${gap}`}
            {list.missing.excluded > 0 && t('excluded', { count: list.missing.excluded })}
          </p>
          {problem && <p role="alert">{problem}</p>}
          <ReviewRows rows={rows} change={list.change} />
          <div className={styles.actions}>
            <Button variant="primary" isBusy={isAdding} disabled={additions.length === 0} onClick={() => void addAll()}>
              {t('add', { count: additions.length })}
            </Button>
            {rows.some(({ product }) => product === null) && (
              <Button isBusy={isReading} onClick={() => void list.lookUpAgain()}>
                {t('lookUpAgain')}
              </Button>
            )}
            <Button variant="quiet" onClick={list.reset}>
              {t('back')}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}
