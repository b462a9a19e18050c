'use client'
import type { ComponentProps } from 'react'
import { Printer } from 'lucide-react'
import { Button } from './button.tsx'

type PrintButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  label: string
  iconSize?: number
}

export const PrintButton = ({ label, iconSize = 16, ...button }: PrintButtonProps) => (
  <Button {...button} onClick={() => window.print()}>
    <Printer size={iconSize} aria-hidden />
    {label}
  </Button>
)
