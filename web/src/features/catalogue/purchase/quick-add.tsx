import { useLocale, useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import fieldStyles from '#ui/form/field.module.css'
import styles from './quick-add.module.css'

type QuickAddProps = { productId: string; slug: string; partNumber: string; quantity: number }

/** A plain form: `RowActions` sends the forms of all rows. */
export function QuickAdd({ productId, slug, partNumber, quantity }: QuickAddProps) {
  const t = useTranslations('catalogue.buy')
  const locale = useLocale()
  const { integer } = useNumbers()
  return (
    <form
      className={styles.form}
      action={getPathname({ href: productPath(slug), locale })}
      data-add={productId}
      data-part={partNumber}
    >
      <input
        className={classes(fieldStyles.input, styles.quantity)}
        inputMode="numeric"
        aria-label={t('quantityOf', { partNumber })}
        defaultValue={integer(quantity)}
      />
      <Button isSmall variant="primary" type="submit" aria-label={t('addOf', { partNumber })}>
        {t('add')}
      </Button>
    </form>
  )
}
