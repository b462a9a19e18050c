import { styleText } from 'node:util'
import { inherited, readSettings } from './env.ts'
import { onInterrupt } from './interrupt.ts'
import { codegenArgs, generateTypes, seedOnce } from './prepare.ts'
import { exitWithError } from './user-facing-error.ts'
import { listAddresses, listApps } from './stack/apps.ts'
import { startChild } from './stack/child.ts'
import { readLogLine } from './stack/log-line.ts'
import { checkPorts } from './stack/ports.ts'
import { reportDuration } from './report-duration.ts'

const colors = ['cyan', 'magenta', 'green', 'yellow'] as const

const isNoise = (line: string) => /^\s*[❯✔]/.test(line)

const dev = async () => {
  const wanted = readSettings()
  await checkPorts(wanted)
  await reportDuration('Types', (say) => generateTypes({ say }))
  await reportDuration('Database', (say) => seedOnce(wanted.dataDir, { say }))

  const addresses = listAddresses(wanted)
  const watched = [
    ...listApps(wanted).map(({ name, devArgs, env }) => ({ name, args: devArgs, env })),
    { name: 'codegen', args: [...codegenArgs, '--watch'], env: {} },
  ]
  const width = Math.max(...watched.map(({ name }) => name.length))
  const children = watched.map(({ name, args, env }, i) => {
    const prefix = styleText(colors[i] ?? 'white', name.padEnd(width))
    const onLine = (line: string) => {
      if (isNoise(line)) return
      const { text, isError } = readLogLine(line)
      console.log(prefix, isError ? styleText('red', text) : text)
    }
    return startChild({ name, args, env: { ...inherited, NODE_ENV: 'development', ...env }, onLine })
  })
  console.log(`Shop ${addresses.web}, GraphiQL ${addresses.gateway}/graphql, REST docs ${addresses['shop-api']}/docs`)

  onInterrupt(
    () => children.forEach((child) => child.stop()),
    () => children.forEach((child) => child.kill()),
  )
  await Promise.all(children.map((child) => child.ended))
}

await dev().catch(exitWithError)
