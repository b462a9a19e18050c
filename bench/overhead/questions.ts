import type { Question } from './press.ts'
import type { Shape } from './shapes.ts'

const headersFor = ({ isSignedIn }: Shape, authorization: string): Record<string, string> =>
  isSignedIn ? { authorization } : {}

export const questionsOf = (shape: Shape, authorization: string, query = shape.query): Question[] =>
  shape.variables.map((variables) => ({
    path: '/graphql',
    body: JSON.stringify({ query, variables }),
    headers: headersFor(shape, authorization),
  }))

export const restQuestionsOf = (shape: Shape, authorization: string): Question[] =>
  shape.rest.map((path) => ({ path, headers: headersFor(shape, authorization) }))
