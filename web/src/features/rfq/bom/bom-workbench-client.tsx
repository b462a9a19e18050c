'use client'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import { maxPartsListRows } from '@partgate/schema/limits.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { Label, Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { takeFocus } from '#ui/browser/take-focus.ts'
import { useIsPrinting } from '#ui/browser/use-is-printing-client.ts'
import { useMediaQuery } from '#ui/browser/use-media-query-client.ts'
import { BomActions, BomChanges, BomDialogs, BomTools, useBomTools } from './actions/bom-actions-client.tsx'
import { useOpenedList } from './saved/use-opened-list-client.ts'
import type { BomList } from './bom-list.ts'
import { BomCards } from './bom-cards-client.tsx'
import { RunFields, TotalsLine, VerdictBar } from './summary/bom-summary-client.tsx'
import { acceptQuantities, addLines, changeLine, countFreeLines, hasLikelyQuantity } from './edit-list.ts'
import { linesTitleId } from './line-ids.ts'
import { createRowCache, type Refusal } from './line-rows.ts'
import { countLines, createLineFilter, findReplacedId, noFilter } from './line-states.ts'
import { isEmptyLine } from './new-lines.ts'
import type { BomMatch } from './plan-line.ts'
import { PrintTable } from './print-table-client.tsx'
import { findSelectedLines } from './shown-lines.ts'
import { sumList } from './summary/sum-list.ts'
import { useMatches, type UseMatches } from './matching/use-matches-client.ts'
import { useProductPlans } from './matching/use-product-plans-client.ts'
import styles from './bom-workbench.module.css'

const BomGrid = lazy(async () => ({ default: (await import('./grid/bom-grid-client.tsx')).BomGrid }))
const Candidates = lazy(async () => ({ default: (await import('./matching/candidates-client.tsx')).Candidates }))

/** 860 px, less with the large text that a user has set: rows of the grid have a fixed height. */
const narrow = '(max-width: 53.75em)'

const phone = '(max-width: 40em)'

const addedLines = 10

type BomWorkbenchProps = {
  list: BomList
  change: (change: (list: BomList) => BomList) => void
  undo: (() => void) | null
  redo: (() => void) | null
  startOver: () => void
  /** True if the list has just replaced another step of the page. */
  shouldTakeFocus: boolean
}

export function BomWorkbench({ list, change, undo, redo, startOver, shouldTakeFocus }: BomWorkbenchProps) {
  const t = useTranslations('bom.grid')
  const { integer } = useNumbers()
  const isNarrow = useMediaQuery(narrow)
  const isPhone = useMediaQuery(phone)
  const isPrinting = useIsPrinting()
  const matching = useMatches(list)
  const { matches } = matching
  const products = useProductPlans(list, matching)
  const { plans } = products
  const failure = matching.failure || products.failure
  const retry = () => {
    matching.retry()
    products.retry()
  }
  const { opened: savedList, changes } = useOpenedList(list)
  const saved = changes?.saved
  const listName = savedList?.name ?? list.fileName
  const [filter, setFilter] = useState(noFilter)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const openCandidates = useCallback((lineId: string) => {
    setOpenId(lineId)
    setIsOpen(true)
  }, [])
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map())
  const [toRows] = useState(createRowCache)
  const [filterLines] = useState(createLineFilter)
  const states = useMemo(
    () => toRows({ list, matches, plans, saved, refusals }),
    [toRows, list, matches, plans, saved, refusals],
  )
  const counts = useMemo(() => countLines(states), [states])
  const totals = useMemo(() => sumList(list, { matches, plans }), [list, matches, plans])
  const shown = useMemo(() => filterLines(states, filter), [filterLines, states, filter])
  const filled = states.filter(({ line }) => !isEmptyLine(line))
  const matchedCount = filled.filter(({ match }) => match?.product).length
  const free = countFreeLines(list)
  const isFiltered = filter !== noFilter
  const canAccept = filled.some(({ line }) => hasLikelyQuantity(line))
  const shownCount = shown.filter(({ line }) => !isEmptyLine(line)).length
  const shownIds = new Set(shown.map(({ line }) => line.lineId))
  const hiddenCount = isFiltered ? findSelectedLines(list).filter(({ lineId }) => !shownIds.has(lineId)).length : 0
  const openedState = states.find(({ line }) => line.lineId === openId)
  const opened = openedState?.line

  const choose = (product: NonNullable<BomMatch['product']>, price: BomMatch['price']) => {
    const match = opened && matches.get(opened.lineId)
    if (opened && match) {
      matching.setMatch({ ...opened, productId: product.id }, { ...match, product, price })
      change((now) => changeLine(now, opened.lineId, { productId: product.id }))
    }
    setIsOpen(false)
  }

  const table = { rows: shown, change, openCandidates }
  const facts = { list, matches, plans }
  const bomTools = useBomTools(facts)
  const tools = <BomTools tools={bomTools} />
  return (
    <section className={styles.workbench} aria-labelledby={linesTitleId}>
      <header className={styles.head}>
        <div>
          {listName && (
            <Label>
              <bdi>{listName}</bdi>
            </Label>
          )}
          <h2 id={linesTitleId} tabIndex={-1} ref={shouldTakeFocus ? takeFocus : undefined}>
            {t('title', { count: filled.length, matched: integer(matchedCount) })}
          </h2>
          <p role="status">{isFiltered && t('filtered', { shown: integer(shownCount), count: filled.length })}</p>
        </div>
        <div className={styles.tools}>
          <RunFields list={list} change={change} />
        </div>
      </header>
      <div className={styles.toolbar}>
        <div className={styles.tools}>
          <Button isSmall variant="quiet" disabled={!undo} onClick={undo ?? undefined}>
            <Icon name="undo-2" size={16} />
            {t('undo')}
          </Button>
          <Button isSmall variant="quiet" disabled={!redo} onClick={redo ?? undefined}>
            <Icon name="redo-2" size={16} />
            {t('redo')}
          </Button>
          <Button isSmall variant="quiet" onClick={startOver}>
            {t('startOver')}
          </Button>
          {canAccept && (
            <Button isSmall onClick={() => change(acceptQuantities)}>
              {t('acceptQuantities')}
            </Button>
          )}
        </div>
        {!isPhone && tools}
      </div>
      <VerdictBar counts={counts} filter={filter} setFilter={setFilter} />
      <MatchingState progress={matching.progress} failure={failure} retry={retry} />
      <BomChanges list={list} />
      {shown.length === 0 && isFiltered ? (
        <EmptyState
          title={t('noneShown')}
          action={<Button onClick={() => setFilter(noFilter)}>{t('showAll')}</Button>}
        />
      ) : isPrinting ? (
        <PrintTable rows={shown} />
      ) : isNarrow ? (
        <BomCards {...table} />
      ) : (
        <Suspense fallback={<Skeleton blockSize="min(70vh, 860px)" />}>
          <BomGrid {...table} free={free} undo={undo ?? nothing} redo={redo ?? nothing} />
        </Suspense>
      )}
      <div className={styles.tools}>
        {free > 0 ? (
          <Button isSmall onClick={() => change((now) => addLines(now, addedLines))}>
            {t('addLines', { count: Math.min(addedLines, free) })}
          </Button>
        ) : (
          <p>{t('full', { max: integer(maxPartsListRows) })}</p>
        )}
      </div>
      <Sheet className={styles.dock}>
        <div>
          {!(totals.isOutdated && (matching.hasStopped || products.failure)) && (
            <TotalsLine totals={totals} boards={list.boards} />
          )}
          {hiddenCount > 0 && <p>{t('hiddenSelected', { count: hiddenCount })}</p>}
        </div>
        <BomActions facts={facts} change={change} setRefusals={setRefusals} />
        {isPhone && tools}
      </Sheet>
      <BomDialogs tools={bomTools} facts={facts} change={change} />
      {opened && (
        <Suspense>
          <Candidates
            line={opened}
            replacedId={findReplacedId(openedState)}
            list={list}
            isOpen={isOpen}
            onClose={() => setOpenId(null)}
            choose={choose}
          />
        </Suspense>
      )}
    </section>
  )
}

const nothing = () => {}

function MatchingState({ progress, failure, retry }: Pick<UseMatches, 'progress' | 'failure' | 'retry'>) {
  const t = useTranslations('bom.grid')
  const { integer } = useNumbers()
  return (
    <>
      {failure && (
        <LoadFailed title={failure} reload={retry}>
          {t('failedText')}
        </LoadFailed>
      )}
      <div role="status">
        {progress && (
          <p className={styles.progress}>
            <progress max={progress.total} value={progress.done} aria-label={t('matching')} />
            {t('progress', { done: integer(progress.done), total: integer(progress.total) })}
          </p>
        )}
      </div>
    </>
  )
}
