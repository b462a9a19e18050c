'use client'
import { Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '#i18n/navigation.ts'
import { classes } from '#ui/classes.ts'
import { searchHistory } from './search-history.ts'
import { SearchPanel } from './search-panel-client.tsx'
import { useSearchBox } from './use-search-box-client.ts'
import { useSlashKey } from './use-slash-key-client.ts'
import styles from './search-box.module.css'

type SearchBoxProps = {
  /** `/` puts the cursor here: one box per page. */
  hasShortcut?: boolean
  large?: boolean
  label?: string
}

/** Part number or keyword. Without a script it is a plain form. */
export function SearchBox({ hasShortcut = false, large = false, label }: SearchBoxProps) {
  const t = useTranslations('layout')
  const locale = useLocale()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useSearchBox()
  useSlashKey(input, hasShortcut)
  const name = label ?? t('searchLabel')
  const { isShown, active } = box
  return (
    <form
      className={classes(styles.box, large && styles.large)}
      role="search"
      aria-label={name}
      action={getPathname({ href: '/s', locale })}
      onSubmit={box.onSubmit}
      onMouseLeave={box.close}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && box.close()}
    >
      <input
        ref={input}
        name="wd"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        placeholder={name}
        aria-label={name}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        value={box.typed}
        onChange={({ target }) => box.type(target.value)}
        onFocus={box.enter}
        onClick={box.open}
        onKeyDown={box.onKeyDown}
        onCompositionStart={() => box.setComposing(true)}
        onCompositionEnd={() => box.setComposing(false)}
      />
      {hasShortcut && <kbd aria-hidden="true">/</kbd>}
      <button type="submit">{t('searchButton')}</button>
      <SearchPanel
        id={listId}
        isShown={isShown}
        mode={box.mode}
        options={box.options}
        active={active}
        hasFailed={box.hasFailed}
        onChoose={box.choose}
        onClear={searchHistory.clear}
      />
      <Suspense fallback={null}>
        <SearchedTerm onChange={box.setTyped} onEarly={() => input.current?.value && box.type(input.current.value)} />
      </Suspense>
    </form>
  )
}

/** On a search result the box says what was searched for. What somebody typed before the script had loaded stays. */
function SearchedTerm({ onChange, onEarly }: { onChange: (term: string) => void; onEarly: () => void }) {
  const term = useSearchParams().get('wd') ?? ''
  const shown = useRef('')
  const early = useEffectEvent(onEarly)
  useEffect(() => {
    if (term === shown.current) {
      early()
    } else {
      shown.current = term
      onChange(term)
    }
  }, [term, onChange])
  return null
}
