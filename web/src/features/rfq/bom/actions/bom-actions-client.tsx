'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { OnDemand } from '#ui/on-demand-client.tsx'
import { PrintButton } from '#ui/print-button-client.tsx'
import type { BomList } from '../bom-list.ts'
import type { BomFacts, ChangeBom } from '../bom-facts.ts'
import { Downloads, PendingDownload, useDownloads } from './download-client.tsx'
import { ChangesSince } from '../saved/changes-client.tsx'
import { SavedListsButton, SavedListsDialog } from '../saved/open-saved-lists-client.tsx'
import { useOpenedList } from '../saved/use-opened-list-client.ts'
import { useReadChanges } from '../saved/use-read-changes-client.ts'
import { CartOutcome, type SetRefusals, ToCartButton, useToCart } from './to-cart-client.tsx'
import { ToQuote } from './to-quote-client.tsx'
import styles from '../bom-actions.module.css'

const loadSaveList = async () => (await import('../saved/save-list-client.tsx')).SaveList

type BomActionsProps = { facts: BomFacts; change: ChangeBom }

export function BomActions({ facts, change, setRefusals }: BomActionsProps & { setRefusals: SetRefusals }) {
  const t = useTranslations('bom.actions')
  const toCart = useToCart(facts, { change, setRefusals })
  return (
    <>
      <div className={classes(styles.buttons, styles.actions)} role="group" aria-label={t('label')}>
        <ToCartButton toCart={toCart} />
        <ToQuote facts={facts} change={change} />
      </div>
      <CartOutcome toCart={toCart} />
    </>
  )
}

/** The dialogs of the tools stay where they are while a turned phone moves the tools. */
export const useBomTools = (facts: BomFacts) => {
  const [dialog, setDialog] = useState<'save' | 'lists' | null>(null)
  return { downloads: useDownloads(facts), dialog, open: setDialog, close: () => setDialog(null) }
}
type Tools = { tools: ReturnType<typeof useBomTools> }

export function BomTools({ tools: { downloads, open } }: Tools) {
  const t = useTranslations('bom.actions')
  const cart = useTranslations('cartPage.tools')
  return (
    <div className={classes(styles.buttons, styles.actions)} role="group" aria-label={t('tools')}>
      <Downloads downloads={downloads} />
      <Button isSmall variant="quiet" onClick={() => open('save')}>
        <Icon name="save" size={16} />
        {t('save')}
      </Button>
      <SavedListsButton isSmall onClick={() => open('lists')} />
      <PrintButton isSmall variant="quiet" label={cart('print')} />
    </div>
  )
}

export function BomDialogs({ tools: { downloads, dialog, close }, facts, change }: Tools & BomActionsProps) {
  return (
    <>
      <PendingDownload downloads={downloads} />
      {dialog === 'save' && <OnDemand load={loadSaveList} isWanted props={{ facts, change, onClose: close }} />}
      {dialog === 'lists' && <SavedListsDialog open={(list) => change(() => list)} onClose={close} />}
    </>
  )
}

export function BomChanges({ list }: { list: BomList }) {
  const { opened, changes } = useOpenedList(list)
  useReadChanges(opened)
  return changes && <ChangesSince changes={changes} />
}
