'use client'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import type { CaptchaKind, CaptchaPurpose } from '#graphql/generated/types.ts'
import { useQuickCaptchaQuery, useSolveCaptchaMutation } from '#graphql/generated/hooks/rfq.ts'
import { solveWork } from './quick-solve-work.ts'

type Work = { kind: 'solved'; task: string; answer: string } | { kind: 'failed'; task: string }
type Exchange = { kind: 'verified'; token: string } | { kind: 'refused'; problem: string }
/** The shop drops a challenge after five minutes. */
const freshMs = 4 * 60_000
export type Captcha = ReturnType<typeof useCaptcha>

export const useCaptcha = (purpose: CaptchaPurpose, isNeeded: boolean) => {
  const t = useTranslations('quickRfq')
  const toUserErrors = useUserErrors()
  const [kind, setKind] = useState<CaptchaKind>('IMAGE')
  const [code, setCode] = useState('')
  const [work, setWork] = useState<Work | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const [{ data, fetching, error }, reload] = useQuickCaptchaQuery({
    variables: { purpose, kind },
    requestPolicy: 'network-only',
    pause: !isNeeded,
  })
  const [, solve] = useSolveCaptchaMutation()
  const captcha = fetching ? null : (data?.captcha ?? null)
  const task = captcha?.work ?? null
  const drawnAtMs = useRef(0)
  useEffect(() => {
    if (captcha) drawnAtMs.current = Date.now()
  }, [captcha])

  useEffect(() => {
    if (!task) return
    const away = new AbortController()
    solveWork(task, away.signal).then(
      (answer) => setWork({ kind: 'solved', task, answer }),
      () => away.signal.aborted || setWork({ kind: 'failed', task }),
    )
    return () => away.abort()
  }, [task])

  const current = work?.task === task ? work : null
  const renew = (next: CaptchaKind = kind) => {
    setCode('')
    setToken(null)
    if (next === kind) reload({ requestPolicy: 'network-only' })
    else setKind(next)
  }
  /** Replaces a picture that expires soon, before the code is typed. */
  const keepFresh = () => {
    if (captcha && code === '' && Date.now() - drawnAtMs.current > freshMs) renew()
  }
  const exchangeCode = async (): Promise<Exchange> => {
    if (token) return { kind: 'verified', token }
    const answer = kind === 'IMAGE' ? code.trim() : current?.kind === 'solved' ? current.answer : ''
    if (!captcha || answer === '')
      return { kind: 'refused', problem: t(kind === 'IMAGE' ? 'problems.code' : 'problems.working') }
    const { data: solved, error: failure } = await solve({ input: { captchaId: captcha.captchaId, answer } })
    const [userError] = toUserErrors(solved?.solveCaptcha, failure)
    const won = solved?.solveCaptcha?.captchaToken
    if (won) {
      setToken(won)
      return { kind: 'verified', token: won }
    }
    if (userError?.__typename !== 'Failure') renew()
    return { kind: 'refused', problem: userError?.message ?? t('problems.code') }
  }
  return {
    kind,
    image: kind === 'IMAGE' ? (captcha?.image ?? null) : null,
    hasFailed: !fetching && (error !== undefined || current?.kind === 'failed'),
    isWorking: kind === 'WORK' && current === null,
    code,
    setCode,
    exchangeCode,
    renew,
    keepFresh,
  }
}
