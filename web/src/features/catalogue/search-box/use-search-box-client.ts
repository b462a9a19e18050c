'use client'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation.ts'
import { useToast } from '#ui/toast-store.ts'
import { parseHistory, searchHistory } from './search-history.ts'
import type { SearchOption } from './search-panel-client.tsx'
import { searchHref } from './search-term.ts'
import { useSuggestions } from './use-suggestions-client.ts'

/** Safari ends a composition before the Enter that ended it; that one still has the key code of an input method. */
const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229

/** What the search box holds and does: the history while empty, suggestions while typing, a search on Enter. `initial`: what it holds when
 * it comes from the server. */
export const useSearchBox = (input: RefObject<HTMLInputElement | null>, initial: string) => {
  const t = useTranslations('layout')
  const router = useRouter()
  const toast = useToast()
  const [typed, setTyped] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [isFresh, setFresh] = useState(true)
  const [marked, setMarked] = useState(-1)
  const [isComposing, setComposing] = useState(false)
  const kept = useSyncExternalStore(searchHistory.subscribe, searchHistory.read, () => null)
  const mode = isFresh || typed.trim() === '' ? 'history' : 'suggestions'
  const isSuggesting = isOpen && mode === 'suggestions'
  const { suggestions, isAwaited, hasFailed, retry } = useSuggestions(typed, isSuggesting, isComposing)
  useEffect(() => setMarked(-1), [typed, isOpen, mode])
  /** The keyboard takes none of the suggestions that stay from an older text. */
  const active = isAwaited ? -1 : marked

  const options: SearchOption[] =
    mode === 'history'
      ? parseHistory(kept).map((text) => ({ text, href: searchHref(text)?.href ?? '/' }))
      : suggestions.map(({ partNumber, slug, manufacturerName }) => ({
          text: partNumber,
          note: manufacturerName,
          href: `/productdetail/${slug}`,
        }))
  const isShown = isOpen && (options.length > 0 || (isSuggesting && !isComposing))

  const open = () => setOpen(true)
  const close = () => setOpen(false)
  /** Coming to the box shows the history, whatever it holds; typing shows suggestions, also what was typed before the script had
   * loaded, whose focus is told afterwards. */
  const enter = () => {
    if (!isOpen) setFresh(true)
    open()
  }
  const search = (text: string) => {
    const found = searchHref(text)
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
    if (isAwaited) return
    const step = event.key === 'ArrowDown' ? 1 : -1
    const places = options.length + 1
    setMarked((at) => ((at + 1 + step + places) % places) - 1)
  }
  /** Wherever in the form one is. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown || isOfInputMethod(event)) return
    input.current?.focus()
    close()
  }
  /** The button that is pressed goes away with it. */
  const fromBox = (action: () => void) => () => {
    input.current?.focus()
    action()
  }
  const type = (text: string) => {
    setTyped(text)
    setFresh(false)
    open()
  }
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.value ?? initial
    if (early !== initial) type(early)
  })
  // Words typed before the script had loaded are in the page only, until it is drawn for the first time.
  useLayoutEffect(() => takeEarly(), [])
  /** What is searched for stands in the box, unless something has been typed before one knew. */
  const show = (term: string, isFirst: boolean) => setTyped((now) => (isFirst && now !== initial ? now : term))
  return {
    typed,
    show,
    type,
    isShown,
    enter,
    open,
    close,
    active,
    mode,
    options,
    isAwaited,
    hasFailed,
    retry: fromBox(retry),
    clear: fromBox(searchHistory.clear),
    choose,
    onSubmit,
    onKeyDown,
    onEscape,
    setComposing,
  } as const
}
