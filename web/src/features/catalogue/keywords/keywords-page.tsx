import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { toSearchPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import type { PartLine } from '#features/rfq/index.ts'
import { Sheet } from '#ui/sheet.tsx'
import { SubmitButton } from '#ui/form/submit-button-client.tsx'
import { SearchBox } from '../search-box/search-box-client.tsx'
import { maxListChars, maxNumbers } from './list-limits.ts'
import { NumbersField, NumbersForm } from './numbers-form-client.tsx'
import { NumbersResult } from './numbers-result.tsx'
import { joinNumbers, readNumbers } from './requested-numbers.ts'
import layout from '../page-layout.module.css'
import styles from './keywords-page.module.css'

const examples = ['STM32F103C8T6', 'LM358', '100nF 16V 0402 X7R']

export const toRequestedList = (numbers: string | string[] | undefined) => [numbers].flat()[0] ?? ''

export const loadKeywordsHead = (): Promise<Metadata> =>
  loadPageHead({ page: 'KEYWORDS', href: '/keywords', isIndexed: false })

export async function KeywordsPage({ requested }: { requested: string }) {
  const t = await getTranslations('catalogue.keywords')
  const { numbers, rest, isFull } = readNumbers(requested)
  return (
    <>
      <PageTrail current={{ name: t('title'), href: '/keywords' }} />
      <div className={layout.page}>
        <Sheet className={styles.top}>
          <Sheet plot className={styles.find}>
            <h1>{t('title')}</h1>
            <p className={styles.text}>{t('text')}</p>
            <SearchBox isLarge label={t('label')} />
            <ul className={styles.examples}>
              {examples.map((example) => (
                <li key={example}>
                  <Chip href={toSearchPath(example)}>
                    <bdi dir="ltr">{example}</bdi>
                  </Chip>
                </li>
              ))}
            </ul>
          </Sheet>
          <ManyNumbersForm lines={[...numbers, ...rest]} isFull={isFull} />
        </Sheet>
        {numbers.length > 0 && <NumbersResult lines={numbers} rest={rest} />}
        <SearchTips />
        <BrowseInstead />
      </div>
    </>
  )
}

const ways = [
  { key: 'byCategory', href: '/category' },
  { key: 'byManufacturer', href: '/manufacturer' },
  { key: 'byLetter', href: '/products/A' },
] as const

function BrowseInstead() {
  const t = useTranslations('catalogue.keywords')
  return (
    <nav aria-labelledby="browse" className={styles.ways}>
      <h2 id="browse">{t('browse')}</h2>
      <ul>
        {ways.map(({ key, href }) => (
          <li key={key}>
            <ButtonLink variant="quiet" href={href}>
              {t(key)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ManyNumbersForm({ lines, isFull }: { lines: PartLine[]; isFull: boolean }) {
  const t = useTranslations('catalogue.keywords')
  const { integer } = useNumbers()
  return (
    <NumbersForm className={styles.form}>
      <h2>{t('many')}</h2>
      <NumbersField
        label={t('manyLabel')}
        hint={t('manyHint', { max: maxNumbers })}
        fullText={t('manyFull', { max: integer(maxListChars) })}
        isFull={isFull}
        rows={5}
        className={styles.area}
        placeholder={'LM358DR 100\nSTM32F103C8T6 25'}
        defaultValue={joinNumbers(lines)}
      />
      <SubmitButton className={styles.send}>{t('manyButton')}</SubmitButton>
    </NumbersForm>
  )
}

const tips = ['beginning', 'punctuation', 'inside', 'other', 'values', 'units'] as const

function SearchTips() {
  const t = useTranslations('catalogue.keywords')
  return (
    <section aria-labelledby="tips" className={layout.section}>
      <h2 id="tips">{t('tips')}</h2>
      <dl className={styles.tips}>
        {tips.map((tip) => (
          <div key={tip}>
            <dt>{t(`tip.${tip}`)}</dt>
            <dd>
              {t.rich(`tip.${tip}Text`, {
                number: (example) => (
                  <Link href={toSearchPath(String(example))} className={styles.example}>
                    <bdi dir="ltr">{example}</bdi>
                  </Link>
                ),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
