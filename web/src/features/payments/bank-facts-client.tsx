'use client'
import { useTranslations } from 'next-intl'
import type { BankAccount_BankAccountFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { copyText } from '#ui/browser/copy-text.ts'
import { Num, Price } from '#ui/figures.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import styles from './pay-ways.module.css'

type BankFactsProps = { account: BankAccount_BankAccountFragment; order: PaidOrderFacts }

export function BankFacts({ account, order: { total, serialNumber } }: BankFactsProps) {
  const t = useTranslations('pay.bank')
  const numbers = useNumbers()
  const facts = [
    {
      key: 'amount',
      text: total?.amount ?? '',
      shown: total && numbers.total(total.amount),
      currency: total?.currency,
    },
    { key: 'reference', text: serialNumber },
    { key: 'beneficiary', text: account.beneficiary },
    { key: 'bankName', text: account.bankName },
    { key: 'bankAddress', text: account.bankAddress },
    { key: 'accountNumber', text: account.accountNumber },
    { key: 'swift', text: account.swift },
    { key: 'currency', text: account.currency },
  ] as const
  const copy = async (name: string, text: string) => {
    if (await copyText(text)) toast.success(t('copied', { name }))
    else toast.error(t('notCopied'))
  }
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, text, ...money }) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>
            <span>
              {'shown' in money ? (
                <Price amount={money.shown ?? ''} currency={money.currency} />
              ) : key === 'beneficiary' || key === 'bankName' || key === 'bankAddress' ? (
                <bdi>{text}</bdi>
              ) : (
                <Num>{text}</Num>
              )}
            </span>
            <button
              type="button"
              className={styles.copy}
              aria-label={t('copy', { name: t(key) })}
              onClick={() => void copy(t(key), text)}
            >
              <Icon name="copy" size={18} />
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}
