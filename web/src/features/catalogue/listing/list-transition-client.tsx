'use client'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useRouter } from 'next/navigation'
import { classes } from '#ui/classes.ts'
import { isPlainClick } from '#ui/browser/is-plain-click.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { closePanels, settlePosition, storePosition, restorePosition } from './list-position-client.ts'
import { isListPath } from './is-list-path.ts'
import styles from './listing.module.css'

type ListTransitionProps = { announcement: string; className?: string; children: ReactNode }

export function ListTransition({ announcement, className, children }: ListTransitionProps) {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const [isNew, setNew] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (list.current && restorePosition(list.current)) setNew(true)
  }, [])
  useEffect(() => {
    // The first result is not announced.
    if (isNew) setNew(false)
  }, [isNew])
  useLayoutEffect(() => {
    if (isPending || !pressed.current || !list.current) return
    delete pressed.current.dataset['pressed']
    settlePosition(list.current)
  }, [isPending])
  const go = (path: string, search: string, from: HTMLElement) => {
    delete pressed.current?.dataset['pressed']
    pressed.current = from
    from.dataset['pressed'] = ''
    const shouldScrollToTop = from.closest('[data-scroll]') !== null
    if (list.current) {
      closePanels(list.current)
      storePosition(list.current, `${path}${search}`, shouldScrollToTop)
    }
    start(() => router.push(`${path}${search}`, { scroll: shouldScrollToTop }))
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isPlainClick(event) || !isListPath(link.pathname)) return
    event.preventDefault()
    go(link.pathname, link.search, link)
  }
  const onSubmit = (event: FormEvent) => {
    const form = event.target
    // A form without an action does not request a list.
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('action')) return
    const path = new URL(form.action).pathname
    if (!isListPath(path)) return
    event.preventDefault()
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
    )
    go(path, fields.length > 0 ? `?${new URLSearchParams(fields)}` : '', form)
  }
  return (
    <>
      <div
        ref={list}
        tabIndex={-1}
        className={classes(styles.list, className)}
        aria-busy={isPending}
        onClickCapture={onClick}
        onSubmitCapture={onSubmit}
      >
        {children}
      </div>
      <VisuallyHidden>
        <span role="status">{isPending || isNew ? '' : announcement}</span>
      </VisuallyHidden>
    </>
  )
}
