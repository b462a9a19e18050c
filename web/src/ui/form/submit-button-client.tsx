'use client'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'

export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy' | 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    const form = button.current?.form
    const onSubmit = () => setSent(true)
    const end = () => setSent(false)
    form?.addEventListener('submit', onSubmit)
    // The buyer may have stopped the loading of the next page.
    form?.addEventListener('input', end)
    // The browser may restore the page from its back-forward cache.
    addEventListener('pageshow', end)
    return () => {
      form?.removeEventListener('submit', onSubmit)
      form?.removeEventListener('input', end)
      removeEventListener('pageshow', end)
    }
  }, [])
  return <Button {...props} ref={button} type="submit" isBusy={isSent} />
}
