'use client'
import { Suspense, useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type FormEvent } from 'react'
import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname, useRouter } from '#i18n/navigation.ts'
import { classes } from '#ui/classes.ts'
import { useToast } from '#ui/toast-store.ts'
import { parseHistory, searchHistory } from './search-history.ts'
import { SearchPanel, type SearchOption } from './search-panel-client.tsx'
import { searchHref } from './search-term.ts'
import { useSlashKey } from './use-slash-key-client.ts'
import { useSuggestions } from './use-suggestions-client.ts'
import styles from './search-box.module.css'

type SearchBoxProps = {
  /** `/` puts the cursor here: one box per page. */
  hasShortcut?: boolean
  large?: boolean
  label?: string
}

/** Part number or keyword: the history while empty, suggestions while typing, a search on Enter. */
export function SearchBox({ hasShortcut = false, large = false, label }: SearchBoxProps) {
  const t = useTranslations('layout')
  const locale = useLocale()
  const router = useRouter()
  const toast = useToast()
  const listId = useId()
  const name = label ?? t('searchLabel')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [isComposing, setComposing] = useState(false)
  const kept = useSyncExternalStore(searchHistory.subscribe, searchHistory.read, () => null)
  const { suggestions, isAnswered, hasFailed } = useSuggestions(typed, isOpen && !isComposing)
  useSlashKey(input, hasShortcut)
  useEffect(() => setActive(-1), [typed, isOpen])

  const isHistory = typed.trim() === ''
  const options: SearchOption[] = isHistory
    ? parseHistory(kept).map((text) => ({ text, href: searchHref(text)?.href ?? '/' }))
    : suggestions.map(({ partNumber, slug, manufacturerName }) => ({ text: partNumber, note: manufacturerName, href: `/productdetail/${slug}` }))
  const isShown = isOpen && (options.length > 0 || (!isHistory && isAnswered))

  const leave = () => setOpen(false)
  const search = (text: string) => {
    const found = searchHref(text)
    if (!found) return toast.error(t('searchTooShort'))
    searchHistory.add(found.term)
    leave()
    router.push(found.href)
  }
  const choose = (option: SearchOption) => {
    if (isHistory) {
      setTyped(option.text)
      search(option.text)
    } else {
      leave()
      router.push(option.href)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const option = isShown ? options[active] : undefined
    if (option) choose(option)
    else search(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before the Enter that ended it; that one still has the key code of an input method.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return event.key === 'Enter' && event.preventDefault()
    if (event.key === 'Escape') {
      if (isShown) leave()
      else setTyped('')
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    const places = options.length + 1
    setActive((at) => ((at + 1 + step + places) % places) - 1)
  }

  return (
    <form
      className={classes(styles.box, large && styles.large)}
      role="search"
      aria-label={name}
      action={getPathname({ href: '/s', locale })}
      onSubmit={onSubmit}
      onMouseLeave={leave}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && leave()}
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
        aria-label={name}
        placeholder={name}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {hasShortcut && <kbd aria-hidden="true">/</kbd>}
      <button type="submit">{t('searchButton')}</button>
      <SearchPanel
        id={listId}
        isShown={isShown}
        mode={isHistory ? 'history' : 'suggestions'}
        options={options}
        active={active}
        hasFailed={hasFailed}
        onChoose={choose}
        onClear={searchHistory.clear}
      />
      <Suspense fallback={null}>
        <SearchedTerm onChange={setTyped} />
      </Suspense>
    </form>
  )
}

/** On a search result the box says what was searched for. */
function SearchedTerm({ onChange }: { onChange: (term: string) => void }) {
  const term = useSearchParams().get('wd') ?? ''
  useEffect(() => onChange(term), [term, onChange])
  return null
}
