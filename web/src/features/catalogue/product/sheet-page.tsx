import { getLocale, getTranslations } from 'next-intl/server'
import { productPath } from '@partgate/schema/pages.ts'
import { SheetPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { absoluteUrl } from '#seo/alternates.ts'
import { PartNumber, PartText } from '#ui/figures.tsx'
import { Label, Sheet } from '#ui/sheet.tsx'
import { PartFigure } from '../picture/part-figure.tsx'
import { NoSuchPart } from './no-such-part.tsx'
import { PartMissing } from './part-missing.tsx'
import { PrintButton } from '#ui/print-button-client.tsx'
import { SheetFacts } from './sheet-facts.tsx'
import { SheetPackagings } from './sheet-packagings.tsx'
import { sheetHref } from '../parts/sheet-href.ts'
import styles from './sheet-page.module.css'

export async function SheetPage({ slug }: { slug: string }) {
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue'),
    getLocale(),
    read(SheetPageDocument, { slug }),
  ])
  const product = result.data?.product
  if (!product) return result.ok ? <NoSuchPart /> : <PartMissing />
  const company = result.data?.siteConfig?.companyName
  return (
    <article className={styles.page}>
      <nav className={styles.tools} aria-label={t('sheet.title')}>
        <Link href={productPath(product.slug)}>{t('sheet.back')}</Link>
        <PrintButton iconSize={18} label={t('sheet.print')} />
      </nav>
      <Sheet className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <Label>{t('sheet.title')}</Label>
            <h1>
              <PartNumber>{product.partNumber}</PartNumber>
            </h1>
            <p>
              <bdi>{product.manufacturerName}</bdi>
            </p>
            <p>
              <PartText>{product.description}</PartText>
            </p>
          </div>
          {company && <strong>{company}</strong>}
        </header>
        <div className={styles.body}>
          <figure className={styles.figure}>
            <PartFigure product={product} />
          </figure>
          <SheetFacts product={product} />
        </div>
        {product.packagingOptions ? (
          <SheetPackagings options={product.packagingOptions} />
        ) : (
          <p>{t('product.packagingMissing')}</p>
        )}
        <footer className={styles.foot}>
          {company && <p>{t('sheet.source', { company })}</p>}
          <p>
            {t('sheet.address')}: <bdi dir="ltr">{absoluteUrl(sheetHref(product.slug), locale)}</bdi>
          </p>
        </footer>
      </Sheet>
    </article>
  )
}
