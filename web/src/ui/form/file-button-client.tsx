'use client'
import { type ComponentProps, useRef } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

type FileButtonProps = Pick<ComponentProps<typeof Button>, 'isBusy' | 'disabled' | 'variant'> & {
  label: string
  accept: string
  take: (file: File) => Promise<void>
}

export function FileButton({ label, accept, take, isBusy, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && !isBusy) void take(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button {...button} isBusy={isBusy} onClick={() => input.current?.click()}>
        {!isBusy && <Icon name="upload" size={16} />}
        {label}
      </Button>
    </>
  )
}
