import type { CasesOf } from '../case.ts'
import { solveCaptcha } from '../rfq-requests.ts'

const aWeekMs = 7 * 86_400_000

export const site: CasesOf<'site'> = {
  config: () => ({}),
  seo: () => ({ query: { page: 'product', name: 'RC0402FR-0710KL' } }),
  page: () => ({ params: { id: 'how-to-buy' } }),
  news: () => ({ query: { limit: '3' } }),
  newsArticle: () => ({ params: { id: 'date-codes' } }),
  newsTags: () => ({}),
  label: () => ({ query: { group: 'purchase' } }),
  countries: () => ({}),
  options: () => ({}),
  feedback: () => ({ body: { type_id: 1, email: 'reader@partgate.example', feedback_content: 'Good parts.' } }),
  subscribe: () => ({ body: { email: 'reader@partgate.example' } }),
  scheduleMeeting: () => ({
    body: {
      topic_id: 1,
      contact_name: 'Ada Visitor',
      company_name: 'Bench Ltd',
      email: 'visitor@partgate.example',
      telephone: '+49 30 1234567',
      country: 'DE',
      meeting_at: new Date(Date.now() + aWeekMs).toISOString(),
    },
  }),
  languages: () => ({}),
  captchaGet: () => ({ query: { purpose: 'rfq', kind: 'image' } }),
  captchaCheck: async (shop) => ({ body: await solveCaptcha(shop, 'rfq') }),
}
