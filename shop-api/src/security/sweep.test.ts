import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'
import { tapeOf } from '#testing/small-parts.ts'
import { cartCaller } from '#testing/cart-caller.ts'
import { sweep } from './sweep.ts'

