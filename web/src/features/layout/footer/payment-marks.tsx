import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Missing } from '#ui/states/unavailable.tsx'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import styles from './payment-marks.module.css'

const word = { textAnchor: 'middle', fontFamily: 'var(--sans)', fontWeight: 700 } as const

const marks: Record<string, { brand?: string; mark: ReactNode }> = {
  paypal: {
    brand: 'PayPal',
    mark: (
      <text x="28" y="22" fontSize="14" fontStyle="italic" {...word}>
        <tspan fill="#003087">Pay</tspan>
        <tspan fill="#0070e0">Pal</tspan>
      </text>
    ),
  },
  visa: {
    brand: 'Visa',
    mark: (
      <text x="28" y="23" fontSize="17" fontStyle="italic" fill="#1a1f71" letterSpacing="-0.5" {...word}>
        VISA
      </text>
    ),
  },
  mastercard: {
    brand: 'Mastercard',
    mark: (
      <>
        <circle cx="22.5" cy="17" r="9.5" fill="#eb001b" />
        <circle cx="33.5" cy="17" r="9.5" fill="#f79e1b" />
        <path d="M28 9.25a9.5 9.5 0 0 1 0 15.5a9.5 9.5 0 0 1 0-15.5" fill="#ff5f00" />
      </>
    ),
  },
  bank: {
    mark: <path d="M16 14 28 7l12 7v2H16zm3 4h3v7h-3zm7.5 0h3v7h-3zm7.5 0h3v7h-3zM16 26h24v2.5H16z" fill="#465055" />,
  },
}

export function PaymentMarks({ methods }: { methods: LayoutQuery['paymentMethods'] }) {
  const t = useTranslations('layout')
  if (!methods)
    return (
      <div className={styles.missing}>
        <Missing what={t('paymentMethods')} />
      </div>
    )
  const icons = [...new Set(methods.flatMap((method) => method.icons))].filter((icon) => icon in marks)
  if (icons.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={t('paymentMethods')}>
      {icons.map((icon) => (
        <li key={icon}>
          <svg
            viewBox="0 0 56 34"
            width="56"
            height="34"
            role="img"
            aria-label={marks[icon]?.brand ?? t('bankTransfer')}
            direction="ltr"
          >
            {marks[icon]?.mark}
          </svg>
        </li>
      ))}
    </ul>
  )
}
