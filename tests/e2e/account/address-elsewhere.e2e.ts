import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createAddressForm } from '../../contract/members-and-goods.ts'
import { requestData } from '../../contract/shop-client.ts'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { expect, getMain, test } from '../../support/screen.ts'
import { getToasts } from '../../support/toasts.ts'

const { account } = contract
const shop = env.SHOP_API_URL
const en = createLabels('en')

test('an address that was deleted in another tab is reported when it is saved', async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  const { id } = await requestData(shop, account.addressAdd, { bearer, body: createAddressForm() })
  await page.goto('/myaccount/address-management')
  const main = getMain(page)
  await main.getByRole('button', { name: en('addresses.edit') }).click()
  await requestData(shop, account.addressDelete, { bearer, params: { id: `${id}` } })
  await main.getByLabel(en('account.fields.contactName'), { exact: true }).fill('Ada King')
  await main.getByRole('button', { name: en('addresses.save'), exact: true }).click()
  await expect(main.getByText(en('addresses.empty.title'))).toBeVisible()
  await expect(getToasts(page)).toContainText(en('addresses.deletedElsewhere'))
})
