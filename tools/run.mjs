// Runs on Node 20 without dependencies: installs them and Node 24, then runs tools/<command>.ts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const commands = ['start', 'dev', 'test', 'check', 'seed', 'shop', 'bench', 'gateway-key', 'contract-check']
const [command = '', ...args] = process.argv.slice(2)

const stop = (...lines) => {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const packages = (file) =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')).packages : undefined

/** npm writes this record when an installation is complete. */
const isInstalled = () => {
  const wanted = packages('package-lock.json')
  const present = packages('node_modules/.package-lock.json')
  if (!present) return false
  const hasWanted = Object.entries(wanted).every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      (present[path] ? present[path].version === version && present[path].integrity === integrity : optional),
  )
  return hasWanted && Object.keys(present).every((path) => path in wanted)
}

/** npm's own script, because Windows cannot start npm.cmd without a shell. */
const npm = (npmArgs) => {
  const candidates = [
    process.env.npm_execpath ?? '',
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
  ]
  const script = candidates.find((path) => path.endsWith('npm-cli.js') && existsSync(path))
  const [file, before] = script ? [process.execPath, [script]] : ['npm', []]
  return spawnSync(file, [...before, ...npmArgs], { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
}

const install = () => {
  const why = existsSync(join(root, 'node_modules')) ? 'package-lock.json has changed' : 'first run'
  console.log(`Installing the dependencies by the lockfile (${why}); this takes a minute or two …`)
  const { status, stdout, stderr, error } = npm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (status === 0) return
  stop(
    stdout ?? '',
    stderr ?? '',
    `The dependencies could not be installed: ${error?.message ?? 'npm ci failed, see above.'}`,
  )
}

const readMajor = (file) => Number(spawnSync(file, ['-p', 'process.versions.node']).stdout?.toString().split('.')[0])

const findNode = () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const locked = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin')
  const file = join(locked, process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(file) && readMajor(file) >= 24) return file
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return stop(
    `Partgate needs Node 24 or newer; this is ${process.version}, and no runtime comes along for ${process.platform} on ${process.arch}. ` +
      'Install it from https://nodejs.org and run the command again.',
  )
}

if (!commands.includes(command)) stop(`Usage: node tools/run.mjs ${commands.join('|')}`)
if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Partgate needs Node 20 or newer to install itself; this is ${process.version}.`)
if (!isInstalled()) install()

// Windows cannot set a variable for one command.
if (command === 'test' && args.includes('--full')) process.env.TEST_SCOPE = 'full'

const node = findNode()
process.env.PATH = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
const child = spawn(node, [join(root, 'tools', `${command}.ts`), ...args], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

// npm's shell does not forward SIGTERM, so this process watches whether it is orphaned.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 300)
}

child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
