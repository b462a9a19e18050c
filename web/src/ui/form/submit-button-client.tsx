'use client'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'

export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy' | 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    const form = button.current?.form
    const onSubmit = () => setSent(true)
    // The browser may restore the page from its back-forward cache.
    const onShow = () => setSent(false)
    form?.addEventListener('submit', onSubmit)
    addEventListener('pageshow', onShow)
    return () => {
      form?.removeEventListener('submit', onSubmit)
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return <Button {...props} ref={button} type="submit" isBusy={isSent} />
}
