import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBinary } from '../find-binary.ts'
import { inherited } from '../env.ts'
import { runToEnd } from '../run.ts'
import { UserFacingError } from '../user-facing-error.ts'

/** The headless shell takes half of the processor time of the whole browser. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const usualPlaces: Partial<Record<NodeJS.Platform, () => string[]>> = {
  linux: () => ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: () =>
    ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ]),
  win32: () =>
    [inherited.PROGRAMFILES, inherited['PROGRAMFILES(X86)'], inherited.LOCALAPPDATA].flatMap((folder = 'C:\\') => [
      join(folder, 'Google\\Chrome\\Application\\chrome.exe'),
      join(folder, 'Microsoft\\Edge\\Application\\msedge.exe'),
    ]),
}

const onPath = () =>
  names.flatMap((name) => (inherited.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))

const works = async (executablePath: string) => {
  if (!existsSync(executablePath)) return false
  const browser = await chromium.launch({ executablePath }).catch(() => undefined)
  await browser?.close()
  return browser !== undefined
}

const findWorking = async () => {
  const candidates = [...onPath(), ...(usualPlaces[process.platform]?.() ?? []), chromium.executablePath()]
  for (const candidate of candidates) if (await works(candidate)) return candidate
  return undefined
}

const withRights = (...command: string[]) => (process.getuid?.() === 0 ? command : ['sudo', '-n', ...command])

/** Each way is a list of commands; a missing program fails at once. */
const ways: [file: string, ...args: string[]][][] = [
  [[process.execPath, findBinary('playwright'), 'install', 'chromium']],
  [withRights('apt-get', 'update'), withRights('apt-get', 'install', '-y', 'chromium-headless-shell')],
  [withRights('apt-get', 'update'), withRights('apt-get', 'install', '-y', 'chromium')],
  [withRights('dnf', 'install', '-y', 'chromium')],
  [withRights('pacman', '-S', '--noconfirm', 'chromium')],
  [withRights('apk', 'add', 'chromium')],
  [['brew', 'install', '--cask', 'chromium']],
  [['winget', 'install', '--exact', '--id', 'Google.Chrome', '--silent']],
] as [string, ...string[]][][]

const installWithinMs = 240_000

const go = async (way: [file: string, ...args: string[]][], signal: AbortSignal | undefined) => {
  const limit = AbortSignal.timeout(installWithinMs)
  for (const [file, ...args] of way) {
    const run = runToEnd({
      name: file,
      file,
      args,
      env: inherited,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
    const { isOk } = await run.catch(() => ({ isOk: false }))
    if (!isOk) return
  }
}

/** Tries CHROMIUM_PATH, then the browsers on this machine, then an installation. */
export const findChromium = async (signal?: AbortSignal): Promise<string> => {
  const named = inherited.CHROMIUM_PATH
  if (named) {
    if (await works(named)) return named
    throw new UserFacingError(`CHROMIUM_PATH is "${named}", and no browser starts from there.`)
  }
  const present = await findWorking()
  if (present) return present
  for (const way of ways) {
    signal?.throwIfAborted()
    await go(way, signal)
    const installed = await findWorking()
    if (installed) return installed
  }
  throw new UserFacingError(
    'No Chromium was found and none could be installed; install one and name it in CHROMIUM_PATH.',
  )
}
