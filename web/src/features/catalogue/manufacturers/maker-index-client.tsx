'use client'
import { Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '#i18n/navigation.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field-client.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { TextInput } from '#ui/text-input-client.tsx'
import { JumpBar } from './jump-bar.tsx'
import { MakerGroup, type IndexedMaker } from './maker-group.tsx'
import { byLetter, isCalled } from './maker-names.ts'
import styles from './maker-index.module.css'

type MakerIndexProps = { makers: IndexedMaker[]; asked: string }

/** Moving to another address of the page shows what that one asks for. */
function AskedInAddress({ onChange }: { onChange: (asked: string) => void }) {
  const asked = useSearchParams().get('q') ?? ''
  const seen = useRef(asked)
  useEffect(() => {
    if (asked !== seen.current) onChange(asked)
    seen.current = asked
  }, [asked, onChange])
  return null
}

/** The manufacturers by letter. Narrowed while one types; without a script, by sending the form. */
export function MakerIndex({ makers, asked }: MakerIndexProps) {
  const t = useTranslations('catalogue.makers')
  const locale = useLocale()
  const path = getPathname({ href: '/manufacturer', locale })
  const [typed, setTyped] = useState(asked)
  const box = useRef<HTMLInputElement>(null)
  // What was typed before the script came.
  useEffect(() => setTyped((before) => box.current?.value ?? before), [])
  const keepInAddress = (event: FormEvent) => {
    event.preventDefault()
    history.pushState(null, '', typed ? `${path}?${new URLSearchParams({ q: typed })}` : path)
  }
  const shown = makers.filter(({ name }) => isCalled(name, typed))
  const groups = byLetter(shown)
  return (
    <>
      <Suspense fallback={null}>
        <AskedInAddress onChange={setTyped} />
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
            maxLength={60}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit">{t('filterButton')}</Button>
        <p className={styles.shown} role="status">
          {t('shown', { count: shown.length, number: numbersOf(locale).integer(shown.length) })}
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
        <MakerGroup key={group.letter} {...group} />
      ))}
    </>
  )
}
