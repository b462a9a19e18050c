import { minFeedbackEmailChars } from '@partgate/schema/limits.ts'
import { isEmail } from '../contact/contact-shapes.ts'

export type FeedbackForm = { typeId: string; email: string; comment: string }

/** Message keys under `site.feedback.problems`. */
export type FeedbackProblem = 'subject' | 'email' | 'emailInvalid' | 'comment'
export type FeedbackProblems = Partial<Record<keyof FeedbackForm, FeedbackProblem>>

/** The first subject is preselected. */
export const emptyFeedback: FeedbackForm = { typeId: '1', email: '', comment: '' }

const chinese = /\p{Script=Han}/u

const emailProblem = (email: string): FeedbackProblem | undefined => {
  if (email.length < minFeedbackEmailChars) return 'email'
  return !chinese.test(email) && isEmail(email) ? undefined : 'emailInvalid'
}

export const feedbackProblems = ({ typeId, email, comment }: FeedbackForm, offered: number[]): FeedbackProblems => {
  const problems: FeedbackProblems = {
    typeId: offered.includes(Number(typeId)) ? undefined : 'subject',
    email: emailProblem(email.trim()),
    comment: comment.trim() === '' ? 'comment' : undefined,
  }
  return problems
}

export const isFine = (problems: FeedbackProblems) => Object.values(problems).every((problem) => problem === undefined)
