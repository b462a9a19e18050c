'use client'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { withLaterTexts } from '#i18n/later-texts/with-later-texts-client.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { undoMs } from '../request/undo.ts'
import { BomEntry, FailedReading } from './entry/bom-entry-client.tsx'
import type { BomList } from './bom-list.ts'
import { takeHandedOver } from '../bom-hand-over.ts'
import { emptyList } from './new-lines.ts'
import { pastedText } from './entry/pasted-text.ts'
import { applyStoredMark } from './store/stored-mark.ts'
import { toBomList } from './preview/to-bom-list.ts'
import { OpenSavedLists } from './saved/open-saved-lists-client.tsx'
import { useReading } from './entry/use-reading-client.ts'
import { changeList, useStoredList } from './store/use-stored-list-client.ts'
import styles from './bom-contents.module.css'

const loadPreview = withLaterTexts('bom', async () => (await import('./preview/bom-preview-client.tsx')).BomPreview)
const loadWorkbench = withLaterTexts('bom', async () => (await import('./bom-workbench-client.tsx')).BomWorkbench)
const BomPreview = lazy(async () => ({ default: await loadPreview() }))
const BomWorkbench = lazy(async () => ({ default: await loadWorkbench() }))

/** A list in the address or from another page comes before the stored one, which it can replace. */
const findGivenList = () => {
  const typed = new URLSearchParams(location.search).get('q')?.trim()
  if (typed) history.replaceState(null, '', location.pathname)
  return typed ? { text: typed } : takeHandedOver()
}

export function BomContents() {
  const t = useTranslations('bom.page')
  const common = useTranslations('common')
  const stored = useStoredList()
  const { dispatch, history: steps } = stored
  const { reading, hasBegun: isReady, begin, correct, stop, ...on } = useReading()
  const hasLooked = useRef(false)
  const [shouldTakeFocus, setShouldTakeFocus] = useState(false)

  useLayoutEffect(applyStoredMark, [])
  useEffect(() => {
    if (!stored.isRead || hasLooked.current) return
    hasLooked.current = true
    void begin(findGivenList())
  })

  const replace = (list: BomList) => {
    setShouldTakeFocus(true)
    pastedText.write(null)
    dispatch({ type: 'replaced', list })
  }
  const startOver = () => {
    if (!steps) return
    const { list } = steps
    setShouldTakeFocus(true)
    dispatch({ type: 'dropped' })
    toast.success(t('startedOver'), {
      durationMs: undoMs,
      action: { label: t('undo'), run: () => replace(list) },
    })
  }

  const waiting = (
    <div aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <Skeleton blockSize="320px" />
    </div>
  )
  return (
    <div className={styles.contents} data-unread={isReady ? undefined : ''}>
      {!isReady && <div className={styles.waiting}>{waiting}</div>}
      {!stored.isStored && <p role="status">{t('notStored')}</p>}
      {stored.hasNewer && (
        <div role="status" className={styles.notice}>
          <p>{t('changedElsewhere')}</p>
          <Button isSmall onClick={() => void stored.readAgain()}>
            {t('showNewer')}
          </Button>
          <Button isSmall variant="quiet" onClick={stored.keepOwn}>
            {t('continueHere')}
          </Button>
        </div>
      )}
      {isReady && reading.kind === 'read' ? (
        <Suspense fallback={waiting}>
          <BomPreview
            reading={reading}
            correct={correct}
            stop={() => {
              setShouldTakeFocus(true)
              stop()
            }}
            proceed={({ list, fileName }) => {
              replace(toBomList(list, fileName))
              stop()
            }}
          />
        </Suspense>
      ) : isReady && steps && reading.kind !== 'reading' ? (
        <Suspense fallback={waiting}>
          {reading.kind === 'failed' && (
            <div role="alert" className={styles.notice}>
              <FailedReading {...reading} />
              <Button isSmall variant="quiet" onClick={stop}>
                {common('close')}
              </Button>
            </div>
          )}
          <BomWorkbench
            list={steps.list}
            change={changeList}
            undo={steps.past.length > 0 ? () => dispatch({ type: 'undone' }) : null}
            redo={steps.future.length > 0 ? () => dispatch({ type: 'redone' }) : null}
            startOver={startOver}
            shouldTakeFocus={shouldTakeFocus}
          />
        </Suspense>
      ) : (
        <>
          <BomEntry
            isReady={isReady}
            reading={reading}
            on={on}
            startEmpty={() => replace(emptyList())}
            shouldTakeFocus={shouldTakeFocus}
          />
          <div>
            <OpenSavedLists disabled={!isReady} open={replace} />
          </div>
        </>
      )}
    </div>
  )
}
