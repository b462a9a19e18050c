import { defineConfig, devices } from '@playwright/test'
import { env, workerCount } from './support/env.ts'
import { fullScopeOnly, isFullScope } from './support/scope.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/browser',
  forbidOnly: true,
  grepInvert: isFullScope ? [] : new RegExp(fullScopeOnly.tag),
  workers: workerCount,
  reporter: 'list',
  // Each wait has its own limit below. Tests of many screens take minutes on a slow machine.
  timeout: 600_000,
  expect: {
    timeout: 30_000,
    // Other browser versions draw letters slightly differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: 'disabled', scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  ignoreSnapshots: process.platform !== 'linux',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: env.SITE_URL,
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Requests of a worker pass by the routes of a test.
    serviceWorkers: 'block',
    // A trace of each test doubles the processor time of the run; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      // With this hinting, the headless shell draws text as Chromium does.
      args: ['--font-render-hinting=slight'],
      ...(env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {}),
    },
  },
})
