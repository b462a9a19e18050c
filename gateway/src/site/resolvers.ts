import { contract } from '@partgate/schema/shop-api/contract.ts'
import { slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, MutationResolvers } from '../generated/resolvers.ts'
import { parseArgument } from '../graphql/bad-input.ts'
import { parseRowIdArgument, parseRowId } from '../graphql/ids.ts'
import { toNodeConnection, fetchPageRange, parsePageRange } from '../graphql/pages.ts'
import { type FieldNames, toOutcome } from '../graphql/user-errors.ts'
import { toLowerCase } from '../graphql/values.ts'
import { toNullIfMissing } from '../upstream/error.ts'
import type { Upstream } from '../upstream/upstream.ts'
import {
  toCaptcha,
  toCountries,
  toLanguages,
  toNewsArticle,
  toNewsTag,
  toPage,
  toSelectOptions,
  toSeo,
  toSiteConfig,
} from './normalize.ts'

const shop = contract.site
const fieldNames: FieldNames = { feedback_content: 'comment', country: 'countryCode' }

const toMessage = async (response: Promise<{ message: string }>) => {
  const { data, errors } = await toOutcome(response, fieldNames)
  return { message: data?.message ?? null, errors }
}

const siteMutations: MutationResolvers = {
  solveCaptcha: async (_, { input }, { upstream }) => {
    const body = { captcha_id: input.captchaId, answer: input.answer }
    const { data, errors } = await toOutcome(upstream.request(shop.captchaCheck, { body }))
    return { captchaToken: data?.captcha_token ?? null, errors }
  },
  sendFeedback: (_, { input }, { upstream }) =>
    toMessage(
      upstream.requestMessage(shop.feedback, {
        body: { type_id: input.typeId, email: input.email, feedback_content: input.comment },
      }),
    ),
  subscribeToNewsletter: (_, { input }, { upstream }) =>
    toMessage(upstream.requestMessage(shop.subscribe, { body: { email: input.email } })),
  scheduleMeeting: (_, { input }, { upstream }) =>
    toMessage(
      upstream.requestMessage(shop.scheduleMeeting, {
        body: {
          topic_id: input.topicId,
          contact_name: input.contactName,
          company_name: input.companyName,
          email: input.email,
          telephone: input.telephone,
          country: input.countryCode,
          meeting_at: input.meetingAt,
          comment: input.comment ?? undefined,
        },
      }),
    ),
}

const toTagCount = ({ count, ...tag }: { id: number; name: string; count: number }) => ({ tag: toNewsTag(tag), count })

const loadArticle = async (upstream: Upstream, id: string) => {
  const article = await toNullIfMissing(upstream.request(shop.newsArticle, { params: { id } }))
  return article && toNewsArticle(article)
}

export const siteResolvers: Resolvers = {
  Query: {
    siteConfig: async (_, _args, { upstream }) => toSiteConfig(await upstream.request(shop.config)),
    seo: async (_, args, { upstream }) => {
      const name = parseArgument('name', shop.seo.query.shape.name, args.name || undefined)
      return toSeo(await upstream.request(shop.seo, { query: { page: toLowerCase(args.page), name } }))
    },
    page: async (_, { slug }, { upstream }) => {
      if (!slugShape.safeParse(slug).success) return null
      const page = await toNullIfMissing(upstream.request(shop.page, { params: { id: slug } }))
      return page && toPage(page)
    },
    news: async (_, args, { upstream }) => {
      const range = parsePageRange(args)
      const tag = args.tagId ? `${parseRowIdArgument('NewsTag', 'tagId', args.tagId)}` : undefined
      const found = await fetchPageRange(range, (page) => upstream.request(shop.news, { query: { tag, ...page } }))
      return toNodeConnection(found, found.rows.map(toNewsArticle))
    },
    // The shop reads a number as an id.
    newsArticle: (_, { slug }, { upstream }) =>
      slugShape.safeParse(slug).success && parseRowId(slug) === null ? loadArticle(upstream, slug) : null,
    newsTags: async (_, _args, { upstream }) => (await upstream.request(shop.newsTags)).map(toTagCount),
    labels: (_, { group }, { upstream }) => upstream.request(shop.label, { query: { group: toLowerCase(group) } }),
    countries: async (_, _args, { upstream }) => toCountries(await upstream.request(shop.countries)),
    selectOptions: async (_, _args, { upstream }) => toSelectOptions(await upstream.request(shop.options)),
    captcha: async (_, { purpose, kind }, { upstream }) => {
      const query = { purpose: toLowerCase(purpose), kind: toLowerCase(kind ?? 'IMAGE') }
      return toCaptcha(await upstream.request(shop.captchaGet, { query }))
    },
    languages: async (_, _args, { upstream }) => toLanguages(await upstream.request(shop.languages)),
  },
  Mutation: siteMutations,
  NewsArticle: {
    sections: async ({ sections, articleId }, _, { upstream }) =>
      sections ?? (await loadArticle(upstream, `${articleId}`))?.sections ?? null,
  },
}

export const siteNodes = {
  NewsArticle: async (raw: string, { upstream }: GatewayContext) =>
    parseRowId(raw) === null ? null : loadArticle(upstream, raw),
  NewsTag: async (raw: string, { upstream }: GatewayContext) => {
    const found = (await upstream.request(shop.newsTags)).find(({ id }) => id === parseRowId(raw))
    return found ? toNewsTag(found) : null
  },
}
