'use client'
import { type Ref, useImperativeHandle } from 'react'
import { type Captcha, useCaptcha } from '../quick-rfq/quick-captcha-client.ts'
import { CaptchaField } from '../quick-rfq/quick-captcha-field-client.tsx'

export type Verifier = Pick<Captcha, 'exchangeCode' | 'clearProblem' | 'requireCode' | 'refuse'>
type VerificationProps = { verifier: Ref<Verifier>; id: string }

/** Loaded when the buyer starts to fill in the form. */
export function Verification({ verifier, id }: VerificationProps) {
  const captcha = useCaptcha('RFQ', true)
  useImperativeHandle(verifier, () => captcha)
  return <CaptchaField captcha={captcha} id={id} />
}
