'use client'
import { useSearchParams } from 'next/navigation'
import { findRedirectTarget } from './safe-redirect.ts'

export const useRedirectTarget = () => findRedirectTarget(useSearchParams())
