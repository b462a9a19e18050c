import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '#i18n/get-pathname.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { listingAddress, type ListingState } from './listing-state.ts'
import styles from './price-at-form.module.css'

/** Nine digits and two separators. */
const maxTypedPieces = 11

export function PriceAtForm({ state }: { state: ListingState }) {
  const t = useTranslations('catalogue.list')
  const locale = useLocale()
  const { integer } = useNumbers()
  const { quantity, invalidQuantity } = state
  return (
    <form action={getPathname({ href: listingAddress(state).path, locale })} className={styles.form}>
      <HiddenFields state={{ ...state, quantity: null, invalidQuantity: '' }} />
      <span aria-hidden="true">{t('priceAt')}</span>
      <input
        key={quantity ?? invalidQuantity}
        id="pieces"
        className={styles.pieces}
        name="qty"
        defaultValue={quantity === null ? invalidQuantity : integer(quantity)}
        placeholder={integer(1000)}
        aria-label={t('piecesLabel')}
        aria-invalid={invalidQuantity ? true : undefined}
        aria-describedby={invalidQuantity ? 'pieces-problem' : undefined}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={maxTypedPieces}
        dir="ltr"
      />
      <span aria-hidden="true">{t('pieces')}</span>
      <Button
        isSmall
        variant="quiet"
        type="submit"
        id="pieces-apply"
        aria-label={t('applyOf', { name: t('priceAt') })}
        title={t('apply')}
      >
        <Icon name="check" size={14} />
      </Button>
      {invalidQuantity && (
        <p id="pieces-problem" className={styles.problem} role="alert">
          {t('invalidValue', { example: integer(1000) })}
        </p>
      )}
    </form>
  )
}
