'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import type { CaptchaKind, CaptchaPurpose } from '#graphql/generated/types.ts'
import { useQuickCaptchaQuery, useSolveCaptchaMutation } from '#graphql/generated/hooks/rfq.ts'
import { solveWork } from './quick-solve-work.ts'

type Work = { kind: 'solved'; task: string; answer: string } | { kind: 'failed'; task: string }
/** Time to type the code and to fill in the rest of the form. */
const minLeftMs = 60_000
export type Captcha = ReturnType<typeof useCaptcha>

export const useCaptcha = (purpose: CaptchaPurpose, isNeeded: boolean) => {
  const t = useTranslations('quickRfq')
  const toUserErrors = useUserErrors()
  const [kind, setKind] = useState<CaptchaKind>('IMAGE')
  const [code, setCode] = useState('')
  const [work, setWork] = useState<Work | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [{ data, fetching, error }, reload] = useQuickCaptchaQuery({
    variables: { purpose, kind },
    requestPolicy: 'network-only',
    pause: !isNeeded,
  })
  const [, solve] = useSolveCaptchaMutation()
  const captcha = fetching ? null : (data?.captcha ?? null)
  const task = captcha?.work ?? null

  useEffect(() => {
    if (!task) return
    const away = new AbortController()
    solveWork(task, away.signal).then(
      (answer) => {
        setWork({ kind: 'solved', task, answer })
        setProblem('')
      },
      () => away.signal.aborted || setWork({ kind: 'failed', task }),
    )
    return () => away.abort()
  }, [task])

  const current = work?.task === task ? work : null
  const replace = (next: CaptchaKind = kind) => {
    setCode('')
    setToken(null)
    if (next === kind) reload({ requestPolicy: 'network-only' })
    else setKind(next)
  }
  /** Replaces a picture that expires soon, before the code is typed. */
  const keepFresh = () => {
    if (captcha && code === '' && Date.parse(captcha.expiresAt) - Date.now() < minLeftMs) replace()
  }
  /** Null after a refusal, which `problem` says. */
  const exchangeCode = async (): Promise<string | null> => {
    if (token) return token
    const answer = kind === 'IMAGE' ? code.trim() : current?.kind === 'solved' ? current.answer : ''
    if (!captcha || answer === '') {
      setProblem(t(kind === 'IMAGE' ? 'problems.code' : 'problems.working'))
      return null
    }
    const { data: solved, error: failure } = await solve({ input: { captchaId: captcha.captchaId, answer } })
    const [userError] = toUserErrors(solved?.solveCaptcha, failure)
    const won = solved?.solveCaptcha?.captchaToken
    if (won) {
      setToken(won)
      return won
    }
    if (userError?.__typename !== 'Failure') replace()
    setProblem(userError?.message ?? t('problems.code'))
    return null
  }
  return {
    kind,
    image: kind === 'IMAGE' ? (captcha?.image ?? null) : null,
    hasFailed: !fetching && (error !== undefined || current?.kind === 'failed'),
    isWorking: kind === 'WORK' && current === null,
    code,
    problem,
    typeCode: (text: string) => {
      setCode(text)
      setProblem('')
    },
    clearProblem: () => setProblem(''),
    /** Marks a missing code together with the other fields in error. */
    requireCode: () => {
      if (kind === 'IMAGE' && code.trim() === '' && !token) setProblem(t('problems.code'))
    },
    exchangeCode,
    renew: (next?: CaptchaKind) => {
      replace(next)
      setProblem('')
    },
    /** The form was refused because of the token. */
    refuse: (message: string) => {
      replace()
      setProblem(message)
    },
    keepFresh,
  }
}
