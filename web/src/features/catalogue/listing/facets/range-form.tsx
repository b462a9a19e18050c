import { useLocale, useTranslations } from 'next-intl'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { getUnitFormat } from '@partgate/schema/units.ts'
import type { ParameterFacet_ParameterFacetFragment } from '#graphql/generated/types.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { toLocaleCode } from '#i18n/routing.ts'
import { formatAmount } from './amount.ts'
import { toBars } from './bars.ts'
import { HiddenFields } from '../hidden-fields.tsx'
import { listingAddress, type ListingState } from '../listing-state.ts'
import { type Bound, maxTextChars, type ParameterChoice, toNumber } from './parameter-choice.ts'
import styles from './range-form.module.css'

type RangeFormProps = { facet: ParameterFacet_ParameterFacetFragment; choice: ParameterChoice; rest: ListingState }

const minBars = 5
const typedText = (bound: Bound | null, code: LocaleCode) =>
  bound?.amount && bound.problem !== 'unreadable' ? formatAmount(bound.amount, code) : (bound?.text ?? '')

export function RangeForm({ facet: { key, name, unit, values, ...ends }, choice, rest }: RangeFormProps) {
  const t = useTranslations('catalogue.list')
  const locale = useLocale()
  const code = toLocaleCode(locale)
  const { decimalSign } = getUnitFormat(code)
  const problem = [choice.min, choice.max].find((bound) => bound?.problem)?.problem
  const bars = toBars(values, toNumber(choice.min), toNumber(choice.max))
  const suggested = new Set(
    values.flatMap(({ value }) => (value === null ? [] : [formatAmount({ value, unit }, code)])),
  )
  const example = (value: number | null) => (value === null ? '' : formatAmount({ value, unit }, code))
  const input = (end: 'min' | 'max') => (
    <input
      key={`${end} ${typedText(choice[end], code)}`}
      id={`p-${key}-${end}`}
      className={styles.end}
      name={`p.${key}.${end}`}
      defaultValue={typedText(choice[end], code)}
      placeholder={example(ends[end])}
      aria-label={t(end === 'min' ? 'atLeast' : 'atMost', { name })}
      aria-invalid={choice[end]?.problem ? true : undefined}
      aria-describedby={choice[end]?.problem ? `${key}-problem` : undefined}
      list={suggested.size > 0 ? `${key}-values` : undefined}
      dir="ltr"
      maxLength={maxTextChars}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  )
  return (
    <form action={getPathname({ href: listingAddress(rest).path, locale })} className={styles.form}>
      <HiddenFields state={rest} />
      {unit && <input type="hidden" name={`p.${key}.unit`} value={unit} />}
      {decimalSign !== '.' && <input type="hidden" name={`p.${key}.decimal`} value={decimalSign} />}
      {bars.length >= minBars && (
        <div className={styles.bars} aria-hidden="true">
          {bars.map(({ height, isIn }, at) => (
            <i key={at} data-in={isIn || undefined} style={{ blockSize: `${height}%` }} />
          ))}
        </div>
      )}
      <div className={styles.ends}>
        {input('min')}
        <span aria-hidden="true">–</span>
        {input('max')}
        <Button
          isSmall
          variant="quiet"
          type="submit"
          id={`p-${key}-apply`}
          aria-label={t('applyOf', { name })}
          title={t('apply')}
        >
          <Icon name="check" size={14} />
        </Button>
      </div>
      {problem && (
        <p id={`${key}-problem`} className={styles.problem} role="alert">
          {problem === 'order' ? t('minAboveMax') : t('invalidValue', { example: example(ends.max) })}
        </p>
      )}
      {suggested.size > 0 && (
        <datalist id={`${key}-values`}>
          {[...suggested].map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      )}
    </form>
  )
}
