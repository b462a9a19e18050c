import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { LetterBar } from '#features/catalogue/index.ts'
import { companyPageHref, FeedbackButton, Newsletter, SocialLinks, useCompanyStats } from '#features/site/index.ts'
import type { LayoutQuery, CompanyStats_SiteStatFragment } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import { Label } from '#ui/sheet.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import { ContactList } from '../contact-list.tsx'
import { PaymentMarks } from './payment-marks.tsx'
import { informationLinks, policyPages, supportPages } from '../links.ts'
import { Logo } from '../logo.tsx'
import { ThemeSwitch } from '../theme/theme-switch-client.tsx'
import styles from './footer.module.css'
import linkStyles from './footer-links.module.css'
import statsStyles from './stats-strip.module.css'

type FooterProps = {
  config: LayoutQuery['siteConfig']
  paymentMethods: LayoutQuery['paymentMethods']
  reviews: ReactNode
}

export function Footer({ config, paymentMethods, reviews }: FooterProps) {
  const t = useTranslations('layout')
  const site = useTranslations('site')
  const catalogue = useTranslations('catalogue')
  const companyPage = (slug: (typeof supportPages | typeof policyPages)[number]) => ({
    href: companyPageHref(slug),
    text: site(`pages.${slug}`),
  })
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <StatsStrip stats={config?.stats ?? null} />
        <div className={styles.columns}>
          <StaticPart as="section" className={styles.company}>
            <p className={styles.logo}>
              <Logo url={config?.footerLogoUrl} />
            </p>
            <h2>
              <bdi>{config?.companyName ?? t('siteName')}</bdi>
            </h2>
            {config && (
              <p>
                <bdi>{config.companyDescription}</bdi>
              </p>
            )}
            <PaymentMarks methods={paymentMethods} />
            <p className={styles.demo}>{t('demoNotice')}</p>
            {reviews}
          </StaticPart>
          {config && (
            <StaticPart as="section">
              <h2>{t('contactDetails')}</h2>
              <div className={styles.contact}>
                <ContactList config={config} hasAddress />
              </div>
              <SocialLinks links={config.socialLinks} />
            </StaticPart>
          )}
          <StaticPart as="section">
            <h2>{t('information')}</h2>
            <FooterLinks links={informationLinks.map(({ key, href }) => ({ href, text: t(key) }))} />
          </StaticPart>
          <StaticPart as="section">
            <h2>{t('support')}</h2>
            <FooterLinks links={supportPages.map(companyPage)}>
              <FeedbackButton>{t('feedback')}</FeedbackButton>
            </FooterLinks>
          </StaticPart>
          <section className={styles.newsletter}>
            <h2>{site('newsletter.title')}</h2>
            <Newsletter />
          </section>
        </div>
        <StaticPart as="section" className={styles.index}>
          <h2>{catalogue('index.name')}</h2>
          <LetterBar label={catalogue('index.name')} />
        </StaticPart>
        <div className={styles.last}>
          <StaticPart as="div">
            <FooterLinks links={policyPages.map(companyPage)} />
          </StaticPart>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = {
  links: { href: string; text: string }[]
  children?: ReactNode
}

const FooterLinks = ({ links, children }: FooterLinksProps) => (
  <ul className={linkStyles.links}>
    {links.map(({ href, text }) => (
      <li key={href}>
        <Link href={href}>{text}</Link>
      </li>
    ))}
    {children && <li>{children}</li>}
  </ul>
)

function StatsStrip({ stats }: { stats: readonly CompanyStats_SiteStatFragment[] | null }) {
  const t = useTranslations('site')
  const facts = useCompanyStats(stats ?? [])
  if (!stats) return <Missing what={t('companyInNumbers')} />
  if (facts.length === 0) return null
  return (
    <StaticPart as="dl" className={statsStyles.strip}>
      {facts.map(({ key, name, number }) => (
        <div key={key}>
          <dt>
            <Label>{name}</Label>
          </dt>
          <dd>
            <bdi dir="ltr">{number}</bdi>
          </dd>
        </div>
      ))}
    </StaticPart>
  )
}
