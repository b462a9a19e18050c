'use client'
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '#i18n/get-pathname.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { JumpBar } from './jump-bar.tsx'
import { ManufacturerGroup, type IndexedManufacturer } from './manufacturer-group.tsx'
import { byLetter, isCalled, maxQueryChars } from './manufacturer-names.ts'
import styles from './manufacturer-index.module.css'

type ManufacturerIndexProps = { manufacturers: IndexedManufacturer[]; requested: string }

function NameInAddress({ onChange }: { onChange: (requested: string) => void }) {
  const requested = useSearchParams().get('q') ?? ''
  const seen = useRef(requested)
  useEffect(() => {
    if (requested !== seen.current) onChange(requested)
    seen.current = requested
  }, [requested, onChange])
  return null
}

export function ManufacturerIndex({ manufacturers, requested }: ManufacturerIndexProps) {
  const t = useTranslations('catalogue.manufacturers')
  const { integer } = useNumbers()
  const path = getPathname({ href: '/manufacturer', locale: useLocale() })
  const [typed, setTyped] = useState(requested)
  const box = useRef<HTMLInputElement>(null)
  // The visitor may type before the script has loaded.
  useEffect(() => setTyped((before) => box.current?.value ?? before), [])
  // The router reports no change where the visitor goes back before it has followed `pushState`.
  useEffect(() => {
    const followAddress = () => {
      if (location.pathname === path) setTyped(new URLSearchParams(location.search).get('q') ?? '')
    }
    addEventListener('popstate', followAddress)
    return () => removeEventListener('popstate', followAddress)
  }, [path])
  const keepInAddress = (event: FormEvent) => {
    event.preventDefault()
    history.pushState(null, '', typed ? `${path}?${new URLSearchParams({ q: typed })}` : path)
  }
  const shown = manufacturers.filter(({ name }) => isCalled(name, typed))
  const groups = byLetter(shown)
  return (
    <>
      <Suspense fallback={null}>
        <NameInAddress onChange={setTyped} />
      </Suspense>
      <form className={styles.filter} action={path} onSubmit={keepInAddress} role="search" aria-label={t('filter')}>
        <Field label={t('filter')} className={styles.field}>
          <TextInput
            ref={box}
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maxQueryChars}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit">{t('filterButton')}</Button>
        <p className={styles.shown} role="status">
          {t('shown', { count: shown.length, number: integer(shown.length) })}
        </p>
      </form>
      <JumpBar letters={groups.map(({ letter }) => letter)} />
      {shown.length === 0 && (
        <EmptyState
          title={t('none', { query: typed.trim() })}
          action={
            <ButtonLink href="/manufacturer" onClick={() => setTyped('')}>
              {t('showAll')}
            </ButtonLink>
          }
        >
          {t('noneText')}
        </EmptyState>
      )}
      {groups.map((group) => (
        <ManufacturerGroup key={group.letter} {...group} />
      ))}
    </>
  )
}
