import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loadPageHead } from '#seo/page-head.ts'
import { Chip } from '#ui/chip.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { SearchBox } from '../search-box/search-box-client.tsx'
import { readNumbers } from './requested-numbers.ts'
import { BrowseInstead } from './browse-instead.tsx'
import { ManyNumbersForm } from './many-numbers-form.tsx'
import { NumbersResult } from './numbers-result.tsx'
import { searchHref } from './search-href.ts'
import { SearchTips } from './search-tips.tsx'
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
            <SearchBox large label={t('label')} />
            <ul className={styles.examples}>
              {examples.map((example) => (
                <li key={example}>
                  <Chip href={searchHref(example)} prefetch={false}>
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
