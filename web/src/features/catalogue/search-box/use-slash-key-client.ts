'use client'
import { useEffect } from 'react'
import { searchBoxId } from './search-box-id.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const places = `form[role='search'] input[name='wd'], a[href$='#${searchBoxId}']`
const isShown = (place: HTMLElement) => place.getClientRects().length > 0

export const useSlashKey = (isOn: boolean) => {
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
