import { startSimulator } from '@partgate/paypal-simulator/start.ts'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { hashPassword } from '@partgate/shop-api/src/security/passwords.ts'
import { createPaypalClient } from '@partgate/shop-api/src/paypal/client.ts'
import { toDeps } from '@partgate/shop-api/src/deps.ts'
import type { Env } from '@partgate/shop-api/src/env.ts'
import { isPaypalSimulated } from '@partgate/shop-api/src/paypal-settings.ts'
import { simulatorOptions } from '@partgate/shop-api/src/simulator.ts'
import { writeSample } from './write-sample.ts'

export const demoAccount = { email: 'demo@partgate.example', password: 'components-2026' }

const addAccount = async (db: Database) =>
  db.query(
    `insert into users (email, email_norm, password_hash, status, lang, sales_name, contact_name, telephone, job_title,
       company_name, country, city, state, address, activated_at)
     values ($1, $1, $2, 'active', 'en', '', 'Dana Demo', '+1 555 0100', 'Buyer', 'Demo Devices Ltd', 'US', 'Portland', 'Oregon',
       '1 Example Street', now())
     on conflict (email_norm) do nothing`,
    [demoAccount.email, await hashPassword(demoAccount.password)],
  )

/** Only the simulator's payments can be refunded, so a shop with a real PayPal gets bank transfers. */
export const addDemoAccount = async (db: Database, env: Env): Promise<void> => {
  await addAccount(db)
  const deps = toDeps(env, db)
  if (!isPaypalSimulated(env)) return writeSample(db, demoAccount.email, { ...deps, isPaypalSimulated: false })
  const { host, path } = simulatorOptions(env)
  const simulator = await startSimulator({ host: host === '0.0.0.0' ? '127.0.0.1' : host, port: 0, path })
  try {
    await writeSample(db, demoAccount.email, {
      ...deps,
      paypal: createPaypalClient(simulator.settings),
      isPaypalSimulated: true,
    })
  } finally {
    await simulator.close()
  }
}
