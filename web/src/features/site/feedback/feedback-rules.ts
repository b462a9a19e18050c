import { minFeedbackEmailChars } from '@partgate/schema/limits.ts'
import { checkEmail, checkPresent } from '#ui/form/check-contact.ts'

export type FeedbackForm = { typeId: string; email: string; comment: string }

/** Message keys under `site.feedback.problems`. */
type FeedbackProblem = 'subject' | 'email' | 'emailInvalid' | 'comment'
export type FeedbackProblems = Partial<Record<keyof FeedbackForm, FeedbackProblem>>

/** The first subject is preselected. */
export const emptyFeedback: FeedbackForm = { typeId: '1', email: '', comment: '' }

export const checkFeedback = ({ typeId, email, comment }: FeedbackForm, offered: number[]): FeedbackProblems => ({
  typeId: offered.includes(Number(typeId)) ? undefined : 'subject',
  email: email.trim().length < minFeedbackEmailChars ? 'email' : checkEmail(email),
  comment: checkPresent(comment, 'comment'),
})

export const isFine = (problems: FeedbackProblems) => Object.values(problems).every((problem) => problem === undefined)
