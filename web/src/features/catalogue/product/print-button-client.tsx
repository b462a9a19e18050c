'use client'
import { Printer } from 'lucide-react'
import { Button } from '#ui/button.tsx'

export const PrintButton = ({ label }: { label: string }) => (
  <Button onClick={() => print()}>
    <Printer size={18} aria-hidden />
    {label}
  </Button>
)
