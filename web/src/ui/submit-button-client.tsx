'use client'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

/** Sends a plain form, and shows that it is on its way until the next page is there. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    const form = button.current?.form
    const onSubmit = () => setSent(true)
    // A page that comes back out of the browser's store is as it was left.
    const onShow = () => setSent(false)
    form?.addEventListener('submit', onSubmit)
    addEventListener('pageshow', onShow)
    return () => {
      form?.removeEventListener('submit', onSubmit)
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return <Button {...props} ref={button} type="submit" busy={isSent} />
}
