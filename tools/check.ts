import { exitWithError } from './user-facing-error.ts'
import { performSteps } from './test/perform.ts'
import { checks, codegen } from './test/steps.ts'

await performSteps([codegen, ...checks]).catch(exitWithError)
