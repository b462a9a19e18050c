'use client'
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslations } from 'next-intl'
import { maxSuggestions } from '@partgate/schema/limits.ts'
import { productPath } from '@partgate/schema/pages.ts'
import { useSearchBoxQuery } from '#graphql/generated/hooks/catalogue.ts'
import type { SearchBoxQuery } from '#graphql/generated/types.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { useSettled } from '#ui/browser/use-settled-client.ts'
import { parseHistory, searchHistory } from './search-history.ts'
import type { SearchOption } from './search-panel-client.tsx'
import { toSearch } from './search-term.ts'

const debounceMs = 500
const noSuggestions: SearchBoxQuery = { suggestions: [], categorySuggestions: [] }

/** Earlier suggestions are shown until the next ones arrive. */
const useSuggestions = (typed: string, isOpen: boolean, isComposing: boolean) => {
  const keyword = typed.trim()
  const settled = useSettled(keyword, debounceMs)
  const isRequested = isOpen && !isComposing && keyword !== '' && settled === keyword
  const [{ data, fetching }, readSuggestions] = useSearchBoxQuery({
    variables: { query: settled },
    pause: !isRequested,
  })
  const isLoaded = isRequested && !fetching
  const found = data?.suggestions ? data : undefined
  const [lastLoaded, setLastLoaded] = useState(noSuggestions)
  useEffect(() => {
    if (!isOpen) setLastLoaded(noSuggestions)
    else if (isLoaded) setLastLoaded(found ?? noSuggestions)
  }, [isOpen, isLoaded, found])
  return {
    suggested: isLoaded ? (found ?? noSuggestions) : lastLoaded,
    isPending: isOpen && !isLoaded,
    hasFailed: isLoaded && !found,
    retry: () => readSuggestions({ requestPolicy: 'network-only' }),
  }
}

const toOptions = ({ categorySuggestions, suggestions }: SearchBoxQuery, categoryNote: string): SearchOption[] =>
  [
    ...(categorySuggestions ?? []).map(({ name, slug }) => ({
      text: name,
      note: categoryNote,
      href: `/category/${slug}`,
      isCategory: true,
    })),
    ...(suggestions ?? []).map(({ partNumber, slug, manufacturerName }) => ({
      text: partNumber,
      note: manufacturerName,
      href: productPath(slug),
    })),
  ].slice(0, maxSuggestions)

/** Safari ends a composition before the Enter key that confirms it; key code 229 marks that event. */
const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229

export const useSearchBox = (input: RefObject<HTMLInputElement | null>, initial: string) => {
  const t = useTranslations('layout')
  const router = useRouter()
  const [typed, setTyped] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [isPristine, setPristine] = useState(true)
  const [marked, setMarked] = useState(-1)
  const [isComposing, setComposing] = useState(false)
  const storedHistory = useSyncExternalStore(searchHistory.subscribe, searchHistory.read, () => null)
  const mode = isPristine || typed.trim() === '' ? 'history' : 'suggestions'
  const isSuggesting = isOpen && mode === 'suggestions'
  const { suggested, isPending, hasFailed, retry } = useSuggestions(typed, isSuggesting, isComposing)
  useEffect(() => setMarked(-1), [typed, isOpen, mode])
  /** Suggestions for an earlier text cannot be selected with the keyboard. */
  const active = isPending ? -1 : marked

  const options: SearchOption[] =
    mode === 'history'
      ? parseHistory(storedHistory).map((text) => ({ text, href: toSearch(text)?.href ?? '/' }))
      : toOptions(suggested, t('categories'))
  const isShown = isOpen && (options.length > 0 || (isSuggesting && !isComposing))

  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const onFocus = () => {
    if (!isOpen) setPristine(true)
    open()
  }
  const search = (text: string) => {
    const found = toSearch(text)
    if (!found) return toast.error(t('searchTooShort'))
    searchHistory.add(found.term)
    close()
    router.push(found.href)
  }
  const choose = ({ text, href }: SearchOption) => {
    if (mode === 'history') return search(text)
    close()
    router.push(href)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const option = isShown ? options[active] : undefined
    if (option) choose(option)
    else search(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return event.key === 'Enter' && event.preventDefault()
    if (event.key === 'Escape' && !isShown) return setTyped('')
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
    if (isPending) return
    const step = event.key === 'ArrowDown' ? 1 : -1
    const positions = options.length + 1
    setMarked((at) => ((at + 1 + step + positions) % positions) - 1)
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown || isOfInputMethod(event)) return
    input.current?.focus()
    close()
  }
  /** The panel closes with the pressed button, so the input takes the focus. */
  const withInputFocus = (action: () => void) => () => {
    input.current?.focus()
    action()
  }
  const changeText = (text: string) => {
    setTyped(text)
    setPristine(false)
    open()
  }
  const adoptEarlyText = useEffectEvent(() => {
    const early = input.current?.value ?? initial
    if (early !== initial) changeText(early)
  })
  // Text typed before hydration exists in the DOM only.
  useLayoutEffect(() => adoptEarlyText(), [])
  /** The first term does not replace text that the visitor typed before it was known. */
  const showTerm = (term: string, isFirst: boolean) => setTyped((now) => (isFirst && now !== initial ? now : term))
  return {
    typed,
    showTerm,
    changeText,
    isShown,
    onFocus,
    open,
    close,
    active,
    mode,
    options,
    isPending,
    hasFailed,
    termSearch: toSearch(typed),
    submit: () => search(typed),
    retry: withInputFocus(retry),
    clear: withInputFocus(searchHistory.clear),
    choose,
    onSubmit,
    onKeyDown,
    onEscape,
    setComposing,
  } as const
}
