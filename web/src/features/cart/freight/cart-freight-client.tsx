'use client'
import { useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useCartBuyerQuery, useCartFreightQuery, useCartTermsQuery } from '#graphql/generated/hooks/cart.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useSentenceGap } from '#i18n/sentence-gap.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { CountrySelect } from '#ui/form/country-select-client.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { leftToRight, Price } from '#ui/figures.tsx'
import { outdatedAmount, Sum, Sums } from '#ui/summary.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { freightState, type FreightState, usualDays } from './freight-state.ts'
import { findTimeZoneCountry, likelyCountry } from './likely-country.ts'
import { rememberedCountry } from './remembered-country.ts'
import { useCountryNames } from './use-country-names-client.ts'
import styles from '../cart-summary.module.css'

const readLanguages = () => navigator.languages.join(' ')
const readTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Undefined while the values that decide the country load, null if no country is likely. */
const useShippingCountry = () => {
  const countries = useCountryNames()
  const [chosen, setChosen] = useState<string | null>(null)
  const [{ data, fetching }] = useCartBuyerQuery()
  const remembered = useBrowserValue(rememberedCountry.read)
  const languages = useBrowserValue(readLanguages)
  const timeZone = useBrowserValue(readTimeZone)
  const likely = useMemo(() => {
    if (!countries || fetching || languages === undefined || timeZone === undefined) return undefined
    const servedCountries = countries.map(({ code }) => code)
    const viewer = data?.viewer
    const address = viewer?.addresses?.find(({ isDefaultShipping }) => isDefaultShipping)?.address
    return likelyCountry(
      {
        addressCountry: address?.countryCode ?? null,
        profileCountry: viewer?.countryCode ?? null,
        rememberedCountry: remembered ?? null,
        languages: languages.split(' '),
        timeZoneCountry: findTimeZoneCountry(timeZone, servedCountries),
      },
      servedCountries,
    )
  }, [countries, data, fetching, languages, remembered, timeZone])
  const choose = (country: string) => {
    setChosen(country)
    if (country) rememberedCountry.write(country)
  }
  return { countries: countries ?? [], country: chosen === null ? likely : chosen || null, choose }
}

const toKilograms = (grams: number) => String(grams / 1000)

type CartFreightProps = { hasItems: boolean; isPending: boolean }

export function CartFreight({ hasItems, isPending }: CartFreightProps) {
  const t = useTranslations('cartPage.freight')
  const { countries, country, choose } = useShippingCountry()
  const [{ data, fetching, stale }, readFreight] = useCartFreightQuery({
    variables: { countryCode: country ?? null },
    requestPolicy: 'cache-and-network',
    pause: !country || !hasItems,
  })
  const isOutdated = isPending || fetching || stale
  return (
    <div className={styles.freight}>
      {hasItems && (
        <>
          <Field label={t('country')}>
            <CountrySelect
              countries={countries}
              prompt={t('choose')}
              value={country ?? ''}
              onChange={({ target }) => choose(target.value)}
            />
          </Field>
          <div
            aria-live="polite"
            aria-busy={isOutdated}
            className={classes(styles.outcome, country && isOutdated && outdatedAmount)}
          >
            {!country && country !== undefined && <p>{t('noCountry')}</p>}
            {country && (data || !fetching) && (
              <FreightOutcome
                state={freightState(data?.checkout)}
                onRetry={() => readFreight({ requestPolicy: 'network-only' })}
              />
            )}
          </div>
        </>
      )}
      <FreightTerms />
    </div>
  )
}

function FreightOutcome({ state, onRetry }: { state: FreightState; onRetry: () => void }) {
  const t = useTranslations('cartPage.freight')
  const common = useTranslations('common')
  const numbers = useNumbers()
  const weight = (grams: number) => numbers.decimal(toKilograms(grams))
  switch (state.kind) {
    case 'refused':
      return <p>{state.message}</p>
    case 'failed':
      return (
        <p className={styles.failed}>
          {t('failed')}{' '}
          <Button isSmall variant="quiet" onClick={onRetry}>
            {common('retry')}
          </Button>
        </p>
      )
    case 'tooHeavy':
      return <p>{t.rich('tooHeavy', { weight: weight(state.preview.weightGrams), num: leftToRight })}</p>
    case 'bySales':
      return <p>{t('bySales')}</p>
    case 'priced': {
      const { option, preview } = state
      return (
        <Sums>
          <Sum
            name={
              <>
                {t.rich('by', { carrier: option.name, bdi: (name) => <bdi>{name}</bdi> })}
                <span className={styles.quiet}>
                  {t.rich('parcel', {
                    weight: weight(preview.weightGrams),
                    from: option.minTransitDays,
                    to: option.maxTransitDays,
                    num: leftToRight,
                  })}
                </span>
              </>
            }
          >
            {preview.freight && <Price amount={numbers.total(preview.freight.amount)} />}
          </Sum>
          {preview.total && (
            <Sum name={t('total')} isTotal>
              <Price amount={numbers.total(preview.total.amount)} currency={preview.total.currency} />
            </Sum>
          )}
        </Sums>
      )
    }
  }
}

function FreightTerms() {
  const t = useTranslations('cartPage.freight')
  const numbers = useNumbers()
  const gap = useSentenceGap()
  const [{ data }] = useCartTermsQuery()
  const freightTable = data?.freightTable
  const transitDays = freightTable && usualDays(freightTable)
  return (
    <div className={styles.terms}>
      {freightTable && (
        <p>
          {t.rich('basic', { weight: numbers.decimal(toKilograms(freightTable.baseWeightGrams)), num: leftToRight })}
          {gap}
          {transitDays && t.rich('arrival', { ...transitDays, num: leftToRight })}
        </p>
      )}
      <p>{t('excluded')}</p>
      {data?.paymentMethods && data.paymentMethods.length > 0 && (
        <p>
          {t('payment')} {data.paymentMethods.map(({ name }) => name).join(' · ')}
        </p>
      )}
    </div>
  )
}
