'use client'
import { useState } from 'react'
import Form from 'next/form'
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

/** The manufacturers by letter. Narrowed while one types; without a script, by sending the form. */
export function MakerIndex({ makers, asked }: MakerIndexProps) {
  const t = useTranslations('catalogue.makers')
  const locale = useLocale()
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    setTyped(asked)
  }
  const shown = makers.filter(({ name }) => isCalled(name, typed))
  const groups = byLetter(shown)
  return (
    <>
      <Form
        className={styles.filter}
        action={getPathname({ href: '/manufacturer', locale })}
        prefetch={false}
        scroll={false}
        role="search"
        aria-label={t('filter')}
      >
        <Field label={t('filter')} className={styles.field}>
          <TextInput
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
      </Form>
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
