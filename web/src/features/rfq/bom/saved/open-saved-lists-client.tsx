'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { withLaterTexts } from '#i18n/later-texts/with-later-texts-client.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { OnDemand } from '#ui/on-demand-client.tsx'
import type { BomList } from '../bom-list.ts'

const loadSavedLists = withLaterTexts('bom', async () => (await import('./saved-lists-client.tsx')).SavedLists)

type SavedListsButtonProps = { onClick: () => void; isSmall?: boolean; disabled?: boolean }

export function SavedListsButton(button: SavedListsButtonProps) {
  const t = useTranslations('bom.saved')
  return (
    <Button {...button} variant="quiet">
      <Icon name="folder-open" size={16} />
      {t('lists')}
    </Button>
  )
}

type SavedListsProps = { open: (list: BomList) => void; onClose: () => void }

export function SavedListsDialog(props: SavedListsProps) {
  return <OnDemand load={loadSavedLists} isWanted props={props} />
}

/** Where the page has no list yet. */
export function OpenSavedLists({ open, disabled }: Pick<SavedListsProps, 'open'> & { disabled: boolean }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <SavedListsButton disabled={disabled} onClick={() => setIsShown(true)} />
      {isShown && <SavedListsDialog open={open} onClose={() => setIsShown(false)} />}
    </>
  )
}
