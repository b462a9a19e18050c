'use client'
import { maxSearchChars } from '@partgate/schema/limits.ts'
import { searchPath } from '@partgate/schema/pages.ts'
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { getPathname } from '#i18n/get-pathname.ts'
import { usePathname } from '#i18n/navigation-client.ts'
import { Icon } from '#ui/icon.tsx'
import { classes } from '#ui/classes.ts'
import { searchBoxId } from './search-box-id.ts'
import { SearchPanel } from './search-panel-client.tsx'
import { searchTerm } from './search-term.ts'
import { useSearchBox } from './use-search-box-client.ts'
import styles from './search-box.module.css'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const places = `form[role='search'] input[name='wd'], a[href$='#${searchBoxId}']`
const isShown = (place: HTMLElement) => place.getClientRects().length > 0

const useSlashKey = (isOn: boolean) => {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const place = [...document.querySelectorAll<HTMLElement>(places)].find(isShown)
      if (!place) return
      event.preventDefault()
      place.focus()
      if (place instanceof HTMLInputElement) place.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

type SearchBoxProps = {
  hasShortcut?: boolean
  isLarge?: boolean
  label?: string
}

export function SearchBox(props: SearchBoxProps) {
  const isOfResult = usePathname() === searchPath
  const [wasResultField] = useState(isOfResult)
  return wasResultField ? <ResultBox {...props} /> : <Box {...props} initial="" />
}

/** Only the browser knows the query of a cached page. */
const ResultBox = (props: SearchBoxProps) => <Box {...props} initial={useSearchedTerm()} />

function Box({ hasShortcut = false, isLarge = false, label, initial }: SearchBoxProps & { initial: string }) {
  const t = useTranslations('layout')
  const locale = useLocale()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useSearchBox(input, initial)
  useSlashKey(hasShortcut)
  useEffect(() => {
    if (isLarge && location.hash === `#${searchBoxId}`) input.current?.focus()
  }, [isLarge])
  const name = label ?? t('searchLabel')
  const { isShown, active } = box
  return (
    <form
      className={classes(styles.box, isLarge && styles.large)}
      role="search"
      aria-label={name}
      action={getPathname({ href: searchPath, locale })}
      onSubmit={box.onSubmit}
      onKeyDown={box.onEscape}
      onMouseLeave={box.close}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && box.close()}
    >
      <input
        ref={input}
        id={isLarge ? searchBoxId : undefined}
        name="wd"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxSearchChars}
        placeholder={name}
        aria-label={name}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        value={box.typed}
        onChange={({ target }) => box.changeText(target.value)}
        onFocus={box.onFocus}
        onClick={box.open}
        onKeyDown={box.onKeyDown}
        onCompositionStart={() => box.setComposing(true)}
        onCompositionEnd={() => box.setComposing(false)}
      />
      {hasShortcut && <kbd aria-hidden="true">/</kbd>}
      <button type="submit" aria-label={t('searchButton')}>
        <span>{t('searchButton')}</span>
        <Icon name="search" size={20} />
      </button>
      <SearchPanel
        id={listId}
        isShown={isShown}
        mode={box.mode}
        options={box.options}
        active={active}
        isPending={box.isPending}
        hasFailed={box.hasFailed}
        search={box.termSearch}
        onSearch={box.submit}
        onRetry={box.retry}
        onChoose={box.choose}
        onClear={box.clear}
      />
      <Suspense fallback={null}>
        <SearchedTerm onChange={box.showTerm} />
      </Suspense>
    </form>
  )
}

const useSearchedTerm = () => searchTerm(useSearchParams().get('wd') ?? '')

function SearchedTerm({ onChange }: { onChange: (term: string, isFirst: boolean) => void }) {
  const term = useSearchedTerm()
  const reported = useRef<string>(null)
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    if (term === reported.current) return
    const isFirst = reported.current === null
    reported.current = term
    notify(term, isFirst)
  }, [term])
  return null
}
