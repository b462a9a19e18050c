import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { MutationResolvers } from '../generated/resolvers.ts'
import { type FieldNames, outcomeOf } from '../user-errors.ts'

const shop = contract.site
const fieldNames: FieldNames = { feedback_content: 'comment', country: 'countryCode' }

/** The shop's own sentence about a change is in the envelope, beside the data. */
const told = async (answer: Promise<{ message: string }>) => {
  const { data, errors } = await outcomeOf(answer, fieldNames)
  return { message: data?.message ?? null, errors }
}

export const siteMutations: MutationResolvers = {
  solveCaptcha: async (_, { input }, { upstream }) => {
    const body = { captcha_id: input.captchaId, answer: input.answer }
    const { data, errors } = await outcomeOf(upstream.call(shop.captchaCheck, { body }))
    return { captchaToken: data?.captcha_token ?? null, errors }
  },
  sendFeedback: (_, { input }, { upstream }) =>
    told(
      upstream.say(shop.feedback, {
        body: { type_id: input.typeId, email: input.email, feedback_content: input.comment },
      }),
    ),
  subscribeToNewsletter: (_, { input }, { upstream }) =>
    told(upstream.say(shop.subscribe, { body: { email: input.email } })),
  scheduleMeeting: (_, { input }, { upstream }) =>
    told(
      upstream.say(shop.scheduleMeeting, {
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
