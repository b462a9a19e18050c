import { crc32, inflateSync } from 'node:zlib'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { solveWork } from '../../testing/solve-work.ts'
import { drawCode } from './draw.ts'
import { alphabet } from './glyphs.ts'
import { consumeCaptcha, sweepCaptchas } from './index.ts'

const { captchaGet, captchaCheck } = contract.site

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.exec('truncate captchas, rate_limits'))

const challenge = async (purpose = 'rfq', kind = 'image') =>
  captchaGet.data.parse((await shop.call('GET', `${captchaGet.path}?purpose=${purpose}&kind=${kind}`)).data)
const check = (captcha_id: string, answer: string) =>
  shop.call('POST', captchaCheck.path, { body: { captcha_id, answer } })
const tokenIn = ({ data }: { data: unknown }) => captchaCheck.data.parse(data).captcha_token
const code = async () => (await shop.db.query<{ answer: string }>('select answer from captchas'))[0]?.answer ?? ''
const solved = async (purpose = 'rfq') => {
  const { captcha_id } = await challenge(purpose)
  return tokenIn(await check(captcha_id, await code()))
}
const consume = (token: string, purpose: 'rfq' | 'quick_rfq' = 'rfq') =>
  shop.db.tx((tx) => consumeCaptcha(tx, token, purpose))
const wrong = { code: codes.captchaWrong }
const age = (minutes: number) =>
  shop.db.query('update captchas set expires_at = expires_at - make_interval(mins => $1)', [minutes])

/** Fails where the checksum of a chunk is wrong. */
const readChunks = (png: Buffer, start = 8): { name: string; data: Buffer }[] => {
  if (start === png.length) return []
  const end = start + 8 + png.readUInt32BE(start)
  expect(crc32(png.subarray(start + 4, end))).toBe(png.readUInt32BE(end))
  const chunk = { name: png.toString('latin1', start + 4, start + 8), data: png.subarray(start + 8, end) }
  return [chunk, ...readChunks(png, end + 4)]
}

describe('a picture', () => {
  test('is a PNG of pixels with dark and light ones, and never drawn twice alike', () => {
    const [one, two] = [drawCode('ACDEH'), drawCode('ACDEH')]
    expect(one).not.toEqual(two)
    expect(one.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    const chunks = readChunks(one)
    expect(chunks.map(({ name }) => name)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
    const [header, , pixels] = chunks.map(({ data }) => data)
    expect([header?.readUInt32BE(0), header?.readUInt32BE(4)]).toEqual([480, 168])
    const rows = inflateSync(pixels ?? '')
    expect(rows).toHaveLength(168 * 481)
    const dark = rows.filter((shade) => shade === 255).length / rows.length
    expect(dark).toBeGreaterThan(0.05)
    expect(dark).toBeLessThan(0.4)
  })

  test('has no character that looks like another', () => expect(alphabet).not.toMatch(/[0OQ1ILJ2Z5S8BGUVFP]/))

  test('contains its code neither in the picture nor in the id', async () => {
    const { captcha_id, image } = await challenge()
    const png = Buffer.from(image?.split(',')[1] ?? '', 'base64').toString('latin1')
    expect(await code()).toMatch(new RegExp(`^[${alphabet}]{5}$`))
    for (const text of [captcha_id, png]) expect(text).not.toContain(await code())
    expect(JSON.stringify(await shop.db.query('select id_hash from captchas'))).not.toContain(captcha_id)
  })

  test('accepts its code in any case', async () => {
    const { captcha_id } = await challenge()
    expect(await check(captcha_id, ` ${(await code()).toLowerCase().split('').join(' ')} `)).toMatchObject({
      code: codes.ok,
    })
  })
})

describe('a work challenge', () => {
  test('is solved by the computed work only', async () => {
    const { captcha_id, image, work } = await challenge('quick_rfq', 'work')
    expect(image).toBeNull()
    const solution = await solveWork(work ?? '')
    const { counter, derivedKey } = JSON.parse(solution).solution
    const bent = JSON.stringify({ counter: counter + 1, derivedKey: derivedKey.replace(/^../, '00') })
    for (const answer of ['ACDEH', '{}', '{"solution":', bent])
      expect(await check(captcha_id, answer)).toMatchObject(wrong)
    const widget = Buffer.from(solution).toString('base64')
    await consume(tokenIn(await check(captcha_id, widget)), 'quick_rfq')
  })

  test('accepts no solution of another challenge, with any handed-in task', async () => {
    const [mine, other] = [await challenge('rfq', 'work'), await challenge('rfq', 'work')]
    expect(await check(other.captcha_id, await solveWork(mine.work ?? ''))).toMatchObject(wrong)
  })
})

describe('challenges and tokens', () => {
  test('allow five attempts, then refuse even the right answer', async () => {
    const { captcha_id } = await challenge()
    const wrongAnswer = { ...wrong, data: { fields: [{ field: 'answer' }] } }
    for (let tried = 0; tried < 5; tried++) expect(await check(captcha_id, 'WRONG')).toMatchObject(wrongAnswer)
    expect(await check(captcha_id, await code())).toMatchObject(wrongAnswer)
  })

  test('check five of 20 guesses at once', async () => {
    const { captcha_id } = await challenge()
    await Promise.all(Array.from({ length: 20 }, () => check(captcha_id, 'WRONG')))
    expect(await shop.db.query('select tries from captchas')).toEqual([{ tries: 5 }])
  })

  test('give one token for 10 right answers at once', async () => {
    const { captcha_id } = await challenge()
    const right = await code()
    const answers = await Promise.all(Array.from({ length: 10 }, () => check(captcha_id, right)))
    expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(1)
    expect(await check(captcha_id, right)).toMatchObject(wrong)
  })

  test('are valid for five minutes each', async () => {
    const { captcha_id, expires_at } = await challenge()
    expect(new Date(expires_at).getTime() - Date.now()).toBeLessThanOrEqual(300_000)
    await age(5)
    expect(await check(captcha_id, await code())).toMatchObject(wrong)
    await shop.db.exec('truncate captchas')
    const token = await solved()
    await age(5)
    await expect(consume(token)).rejects.toMatchObject(wrong)
  })

  test('accept a token once, for its purpose', async () => {
    const token = await solved('rfq')
    await expect(consume(token, 'quick_rfq')).rejects.toMatchObject(wrong)
    await consume(token)
    await expect(consume(token)).rejects.toMatchObject(wrong)
  })

  test('accept one of 10 uses at once, and keep the token after a failure', async () => {
    const token = await solved()
    const failing = shop.db.tx(async (tx) => {
      await consumeCaptcha(tx, token, 'rfq')
      throw new Error('something else')
    })
    await expect(failing).rejects.toThrow('something else')
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => consume(token)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('cannot be skipped or made up', async () => {
    await challenge()
    for (const made of ['A'.repeat(43), (await challenge()).captcha_id])
      await expect(consume(made)).rejects.toMatchObject(wrong)
  })

  test('are limited by network', async () => {
    for (let got = 0; got < 60; got++) await challenge()
    const refused = await shop.call('GET', `${captchaGet.path}?purpose=rfq`)
    expect(refused.code).toBe(codes.tooManyRequests)
  })
})

test('are deleted after they expire', async () => {
  await challenge()
  await sweepCaptchas(shop.db)
  expect(await shop.db.query('select purpose from captchas')).toHaveLength(1)
  await age(5)
  await sweepCaptchas(shop.db)
  expect(await shop.db.query('select purpose from captchas')).toEqual([])
})
