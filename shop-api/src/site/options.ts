import type { Translator } from '#i18n/translator.ts'

/** Numbers are stored, so they never change their meaning; the first is preselected. */
const feedbackTypes = { 1: 'products', 2: 'orders', 3: 'shipping', 4: 'quotes', 5: 'website', 6: 'other' } as const
const meetingTopics = { 1: 'newProject', 2: 'prices', 3: 'shortage', 4: 'excess', 5: 'quality', 6: 'other' } as const
const jobTitles = {
  1: 'buyer',
  2: 'engineer',
  3: 'production',
  4: 'quality',
  5: 'sales',
  6: 'management',
  7: 'owner',
  8: 'student',
  9: 'other',
} as const

export const isFeedbackType = (id: number) => Object.hasOwn(feedbackTypes, id)
export const isMeetingTopic = (id: number) => Object.hasOwn(meetingTopics, id)

const labeled = <K extends string>(table: Record<number, K>, label: (key: K) => string) =>
  Object.fromEntries(Object.entries(table).map(([id, key]) => [id, label(key)]))

export const toOptions = (t: Translator) => ({
  feedback_type: labeled(feedbackTypes, (key) => t(`site.options.feedbackType.${key}`)),
  meeting_topic: labeled(meetingTopics, (key) => t(`site.options.meetingTopic.${key}`)),
  job_title: labeled(jobTitles, (key) => t(`site.options.jobTitle.${key}`)),
})
