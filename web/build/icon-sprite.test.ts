import { expect, test } from 'vitest'
import { createIconSprite } from './icon-sprite.ts'

test('the file of icons has the shape of each named icon', async () => {
  await expect(await createIconSprite()).toMatchFileSnapshot('../src/ui/icons.svg')
})
