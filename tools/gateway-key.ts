import { newApiKey, parseApiKey } from '../gateway/src/keys.ts'
import { exitWithSentence, Sentence } from './sentence.ts'

const makeKey = ([name = '', ...more]: string[]) => {
  const { key, line } = newApiKey(name)
  if (more.length > 0 || !parseApiKey(line))
    throw new Sentence('Usage: npm run gateway-key -- name (letters, digits, dots and dashes, at most 60)')
  console.log(`For the partner, shown only now, as the header X-API-Key:\n  ${key}\n`)
  console.log(
    `For API_KEYS or a line of API_KEYS_FILE; with :60000 at its end, for 60,000 points a minute (a call to the shop is 10):\n  ${line}`,
  )
}

try {
  makeKey(process.argv.slice(2))
} catch (error) {
  exitWithSentence(error)
}
