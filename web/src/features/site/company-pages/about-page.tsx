import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AboutPageDocument } from '#graphql/generated/documents/site.ts'
import type { CompanyStats_SiteStatFragment } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { Sheet, TitleBlock } from '#ui/sheet.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import { useCompanyStats } from './company-stats.ts'
import { OnwardLinks } from './onward-links.tsx'
import { Steps } from './steps.tsx'
import { PageHead } from '../page-head.tsx'
import shape from './sections.module.css'
import styles from './about-page.module.css'

const businesses = ['distribution', 'sensors'] as const
const steps = ['find', 'order', 'confirm', 'ship'] as const

export const loadAboutHead = (): Promise<Metadata> => loadPageHead({ page: 'ABOUT', href: '/about' })

export async function AboutPage() {
  const [t, site, { data }] = await Promise.all([
    getTranslations('site.about'),
    getTranslations('site'),
    read(AboutPageDocument, {}),
  ])
  const company = data?.siteConfig
  return (
    <>
      <PageTrail current={{ name: t('title'), href: '/about' }} />
      <PageHead title={company ? t('titleOf', { company: company.companyName }) : t('title')}>
        {company && (
          <p>
            <bdi>{company.companyDescription}</bdi>
          </p>
        )}
      </PageHead>
      <div className={shape.sections}>
        {company ? <CompanyNumbers stats={company.stats} /> : <Missing what={site('companyInNumbers')} />}
        <section aria-labelledby="business">
          <h2 id="business">{t('business')}</h2>
          <div className={shape.halves}>
            {businesses.map((key) => (
              <Sheet key={key} as="article" className={styles.business} plot>
                <h3>{t(`businesses.${key}.title`)}</h3>
                <p>{t(`businesses.${key}.text`)}</p>
              </Sheet>
            ))}
          </div>
        </section>
        <Steps
          id="steps"
          title={t('steps')}
          steps={steps.map((key) => ({ title: t(`step.${key}.title`), text: t(`step.${key}.text`) }))}
        />
        <OnwardLinks pages={['howToBuy', 'lineCards', 'certification', 'contact']} />
      </div>
    </>
  )
}

function CompanyNumbers({ stats }: { stats: readonly CompanyStats_SiteStatFragment[] }) {
  const facts = useCompanyStats(stats).map(({ name, number }) => ({
    name,
    value: (
      <bdi dir="ltr" className={styles.number}>
        {number}
      </bdi>
    ),
  }))
  return facts.length > 0 && <TitleBlock facts={facts} />
}
