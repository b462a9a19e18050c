'use client'
import { useEffect, useState, useSyncExternalStore, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation.ts'
import { useToast } from '#ui/toast-store.ts'
import { parseHistory, searchHistory } from './search-history.ts'
import type { SearchOption } from './search-panel-client.tsx'
import { searchHref } from './search-term.ts'
import { useSuggestions } from './use-suggestions-client.ts'

/** Safari ends a composition before the Enter that ended it; that one still has the key code of an input method. */
const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent) => nativeEvent.isComposing || keyCode === 229

/** What the search box holds and does: the history while empty, suggestions while typing, a search on Enter. */
export const useSearchBox = () => {
  const t = useTranslations('layout')
  const router = useRouter()
  const toast = useToast()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isFresh, setFresh] = useState(true)
  const [active, setActive] = useState(-1)
  const [isComposing, setComposing] = useState(false)
  const kept = useSyncExternalStore(searchHistory.subscribe, searchHistory.read, () => null)
  const mode = isFresh || typed.trim() === '' ? 'history' : 'suggestions'
  const { suggestions, isAnswered, hasFailed } = useSuggestions(typed, isOpen && !isComposing && mode === 'suggestions')
  useEffect(() => setActive(-1), [typed, isOpen, mode])

  const options: SearchOption[] =
    mode === 'history'
      ? parseHistory(kept).map((text) => ({ text, href: searchHref(text)?.href ?? '/' }))
      : suggestions.map(({ partNumber, slug, manufacturerName }) => ({
          text: partNumber,
          note: manufacturerName,
          href: `/productdetail/${slug}`,
        }))
  const isShown = isOpen && (options.length > 0 || (mode === 'suggestions' && isAnswered))

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
    if (event.key === 'Escape') return isShown ? close() : setTyped('')
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const places = options.length + 1
    setActive((at) => ((at + 1 + step + places) % places) - 1)
  }
  const type = (text: string) => {
    setTyped(text)
    setFresh(false)
    open()
  }
  return {
    typed,
    setTyped,
    type,
    isShown,
    enter,
    open,
    close,
    active,
    mode,
    options,
    hasFailed,
    choose,
    onSubmit,
    onKeyDown,
    setComposing,
  } as const
}
