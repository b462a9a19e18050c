import { defineConfig, devices } from '@playwright/test'
import { env } from './support/env.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/browser',
  forbidOnly: true,
  workers: 1,
  reporter: 'list',
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    // Browsers of other versions draw letters a little differently.
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
