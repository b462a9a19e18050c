'use client'
import { useEffect, useRef, useTransition, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { getPathname } from '#i18n/navigation.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type ListTransitionProps = { announcement: string; className?: string; children: ReactNode }

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** While the next list is on its way the old one stays, dimmed, and what was pressed shows so at once; then the new count is
 * said. Without a script its links and forms do the same, with a page in between. */
export function ListTransition({ announcement, className, children }: ListTransitionProps) {
  const router = useRouter()
  const listPath = getPathname({ href: '/s', locale: useLocale() })
  const [isPending, start] = useTransition()
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isPending) delete pressed.current?.dataset['pressed']
  }, [isPending])
  const go = (href: string, from: HTMLElement) => {
    delete pressed.current?.dataset['pressed']
    pressed.current = from
    from.dataset['pressed'] = ''
    start(() => router.push(href, { scroll: from.closest('[data-scroll]') !== null }))
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isPlainClick(event) || link.pathname !== listPath) return
    event.preventDefault()
    go(`${link.pathname}${link.search}`, link)
  }
  const onSubmit = (event: FormEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== listPath) return
    event.preventDefault()
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
    )
    go(`${listPath}?${new URLSearchParams(fields)}`, form)
  }
  return (
    <>
      <div className={className} aria-busy={isPending} onClickCapture={onClick} onSubmitCapture={onSubmit}>
        {children}
      </div>
      <VisuallyHidden>
        <span role="status">{isPending ? '' : announcement}</span>
      </VisuallyHidden>
    </>
  )
}
