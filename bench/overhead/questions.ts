import type { Question } from './press.ts'
import type { Shape } from './shapes.ts'

/** What Chromium and a proxy in front of the gateway send. */
const browserHeaders = {
  accept:
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7',
  lang: 'en',
  'sec-ch-ua': '"Chromium";v="148", "Not.A/Brand";v="24", "Google Chrome";v="148"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Windows"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  referer: 'https://shop.example/productdetail/ne555p',
  'x-forwarded-for': '203.0.113.7',
}

const headersFor = ({ isSignedIn }: Shape, authorization: string): Record<string, string> =>
  isSignedIn ? { authorization } : {}

export const createQuestions = (shape: Shape, authorization: string, query = shape.query): Question[] =>
  shape.variables.map((variables) => ({
    path: '/graphql',
    body: JSON.stringify({ query, variables }),
    headers: { ...browserHeaders, ...headersFor(shape, authorization) },
  }))

export const createRestQuestions = (shape: Shape, authorization: string): Question[] =>
  shape.rest.map((path) => ({ path, headers: headersFor(shape, authorization) }))
