import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'

describe('the settings', () => {
  it('default to the usual ports and .data when unset or empty', () => {
    const { ports, dataDir } = readSettings({ WEB_PORT: '', DATA_DIR: '' })
    expect(ports).toEqual({ web: 3000, gateway: 4000, 'shop-api': 5000, paypal: 5001 })
    expect(dataDir).toMatch(/\.data$/)
  })

  it("ignore the simulator's port with the real PayPal", () => {
    const { ports } = readSettings({ PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com', SHOP_API_PORT: '5001' })
    expect(ports).toEqual({ web: 3000, gateway: 4000, 'shop-api': 5001 })
  })

  it.each([
    [{ WEB_PORT: 'abc' }, 'WEB_PORT must be a port number from 1 to 65535, not "abc".'],
    [{ GATEWAY_PORT: '0' }, 'GATEWAY_PORT must be a port number from 1 to 65535, not "0".'],
    [{ SHOP_API_PORT: '65536' }, 'SHOP_API_PORT must be a port number from 1 to 65535, not "65536".'],
    [{ WEB_PORT: '3e3' }, 'WEB_PORT must be a port number from 1 to 65535, not "3e3".'],
    [{ DATA_DIR: '  ' }, 'DATA_DIR must be the path of a folder, not "  ".'],
    [{ SHOP_API_PORT: '5001' }, 'SHOP_API_PORT and PAYPAL_SIMULATOR_PORT are both 5001; each app needs its own port.'],
    [{ WEB_PORT: '4000' }, 'WEB_PORT and GATEWAY_PORT are both 4000; each app needs its own port.'],
  ])('refuse %j with one sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })
})
