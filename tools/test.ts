import { exitWithError } from './user-facing-error.ts'
import { performSteps } from './test/perform.ts'
import { steps } from './test/steps.ts'

await performSteps(steps).catch(exitWithError)
