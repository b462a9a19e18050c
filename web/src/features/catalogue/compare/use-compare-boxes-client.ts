'use client'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useTranslations } from 'next-intl'
import { toast } from '#ui/toast/toast-store.ts'
import { maxCompared, type Chosen } from './selection.ts'
import { selectionStore } from './selection-store.ts'

const boxes = "input[form='compare'][name='part']"

const findBox = ({ target }: Event) => (target instanceof HTMLInputElement && target.matches(boxes) ? target : null)

/** Keeps the boxes of all rows like the selection, and the selection like the boxes. */
export const useCompareBoxes = (chosen: readonly Chosen[]) => {
  const t = useTranslations('catalogue.compare')
  useLayoutEffect(() => {
    // Without dependencies: the rows may be new.
    for (const box of document.querySelectorAll<HTMLInputElement>(boxes))
      box.checked = chosen.some(({ slug }) => slug === box.value)
  })
  const onChange = useEffectEvent((event: Event) => {
    const box = findBox(event)
    if (!box || selectionStore.toggle({ slug: box.value, partNumber: box.dataset['part'] ?? '' })) return
    box.checked = false
    toast.error(t('full', { max: maxCompared }))
  })
  useEffect(() => {
    const change = (event: Event) => onChange(event)
    document.addEventListener('change', change)
    return () => document.removeEventListener('change', change)
  }, [])
}
