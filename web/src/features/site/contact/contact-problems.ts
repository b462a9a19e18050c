import { isEmail, isTelephone } from './contact-shapes.ts'

export type PersonValues = Record<'contactName' | 'companyName' | 'email' | 'telephone' | 'countryCode', string>
export type PersonProblem =
  | 'contactName'
  | 'companyName'
  | 'email'
  | 'emailInvalid'
  | 'telephone'
  | 'telephoneInvalid'
  | 'country'

export const unless = <Problem extends string>(isFine: boolean, problem: Problem) => (isFine ? undefined : problem)

const emailProblem = (email: string) => (email === '' ? 'email' : unless(isEmail(email), 'emailInvalid'))

const telephoneProblem = (telephone: string) =>
  telephone === '' ? 'telephone' : unless(isTelephone(telephone), 'telephoneInvalid')

export const personProblems = (values: PersonValues): { [Field in keyof PersonValues]?: PersonProblem } => ({
  contactName: unless(values.contactName.trim() !== '', 'contactName'),
  companyName: unless(values.companyName.trim() !== '', 'companyName'),
  email: emailProblem(values.email.trim()),
  telephone: telephoneProblem(values.telephone.trim()),
  countryCode: unless(values.countryCode !== '', 'country'),
})
