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
import { Downloads } from './download-client.tsx'
import { ChangesSince } from '../saved/changes-client.tsx'
import { useOpenedList } from '../saved/use-opened-list-client.ts'
import { useReadChanges } from '../saved/use-read-changes-client.ts'
import { CartOutcome, type SetRefusals, ToCartButton, useToCart } from './to-cart-client.tsx'
import { ToQuote } from './to-quote-client.tsx'
import styles from '../bom-actions.module.css'

const loadSaveList = async () => (await import('../saved/save-list-client.tsx')).SaveList
const loadSavedLists = async () => (await import('../saved/saved-lists-client.tsx')).SavedLists

type BomToolsProps = { facts: BomFacts; change: ChangeBom }

export function BomActions({ facts, change, setRefusals }: BomToolsProps & { setRefusals: SetRefusals }) {
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

export function BomTools({ facts, change }: BomToolsProps) {
  const t = useTranslations('bom.actions')
  const cart = useTranslations('cartPage.tools')
  const [isSaving, setIsSaving] = useState(false)
  return (
    <div className={classes(styles.buttons, styles.actions)} role="group" aria-label={t('tools')}>
      <Downloads facts={facts} />
      <Button isSmall variant="quiet" onClick={() => setIsSaving(true)}>
        <Icon name="save" size={16} />
        {t('save')}
      </Button>
      <SavedListsButton isSmall open={(list) => change(() => list)} />
      <PrintButton isSmall variant="quiet" label={cart('print')} />
      {isSaving && (
        <OnDemand load={loadSaveList} isWanted props={{ facts, change, onClose: () => setIsSaving(false) }} />
      )}
    </div>
  )
}

export function BomChanges({ list }: { list: BomList }) {
  const { opened, changes } = useOpenedList(list)
  useReadChanges(opened)
  return changes && <ChangesSince changes={changes} />
}

type SavedListsButtonProps = { open: (list: BomList) => void; isSmall?: boolean; disabled?: boolean }

/** Also shown where the page has no list yet. */
export function SavedListsButton({ open, ...button }: SavedListsButtonProps) {
  const t = useTranslations('bom.saved')
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Button {...button} variant="quiet" onClick={() => setIsShown(true)}>
        <Icon name="folder-open" size={16} />
        {t('lists')}
      </Button>
      {isShown && <OnDemand load={loadSavedLists} isWanted props={{ open, onClose: () => setIsShown(false) }} />}
    </>
  )
}
