import { useTranslations } from 'next-intl'
import { CartContents } from './cart-contents-client.tsx'
import { CartSteps } from './cart-steps.tsx'
import { cartTitleId } from './focus-neighbour.ts'
import styles from './cart-page.module.css'

export function CartPage() {
  const t = useTranslations('cart')
  return (
    <div className={styles.page}>
      <h1 id={cartTitleId} tabIndex={-1}>
        {t('title')}
      </h1>
      <CartSteps />
      <CartContents />
    </div>
  )
}
