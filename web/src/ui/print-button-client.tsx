'use client'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { Button } from './button.tsx'

type PrintButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  label: string
  iconSize?: number
}

export const PrintButton = ({ label, iconSize = 16, ...button }: PrintButtonProps) => (
  <Button {...button} onClick={() => window.print()}>
    <Icon name="printer" size={iconSize} />
    {label}
  </Button>
)
