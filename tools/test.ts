import { exitWithSentence } from './sentence.ts'
import { performSteps } from './test/perform.ts'
import { steps } from './test/steps.ts'

await performSteps(steps).catch(exitWithSentence)
