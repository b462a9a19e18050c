import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'

export const createResolver =
  <Values extends FieldValues, Problem extends string>(
    check: (values: NoInfer<Values>) => { [field: string]: Problem | undefined },
    sentence: (problem: Problem) => string,
  ): Resolver<Values> =>
  (values) => {
    const errors: FieldErrors<Values> = {}
    for (const [field, problem] of Object.entries(check(values))) {
      if (problem) set(errors, field, { type: problem, message: sentence(problem) })
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
