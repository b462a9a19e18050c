import { defineConfig, devices } from '@playwright/test'
import { env } from './support/env.ts'
import { fullScopeOnly, isFullScope } from './support/scope.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/browser',
  forbidOnly: true,
  grepInvert: isFullScope ? [] : new RegExp(fullScopeOnly.tag),
  workers: 1,
  reporter: 'list',
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    // Other browser versions draw letters slightly differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: 'disabled', scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  ignoreSnapshots: process.platform !== 'linux',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: env.SITE_URL,
    trace: 'retain-on-failure',
    launchOptions: env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {},
  },
})
