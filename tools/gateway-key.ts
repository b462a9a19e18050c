import { createApiKey, parseApiKey } from '../gateway/src/api-keys/api-keys.ts'
import { exitWithError, UserFacingError } from './user-facing-error.ts'

const makeKey = ([name = '', ...more]: string[]) => {
  const { key, line } = createApiKey(name)
  if (more.length > 0 || !parseApiKey(line))
    throw new UserFacingError('Usage: npm run gateway-key -- name (letters, digits, dots and dashes, at most 60)')
  console.log(`The key for the partner, shown only once; clients send it in the header X-API-Key:\n  ${key}\n`)
  console.log(
    `The entry for API_KEYS or API_KEYS_FILE; append :60000 for 60,000 points a minute (a request to the shop costs 10):\n  ${line}`,
  )
}

try {
  makeKey(process.argv.slice(2))
} catch (error) {
  exitWithError(error)
}
