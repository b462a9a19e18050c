import { inject } from 'vitest'
import { sendShopCommand } from '../support/shop-command.ts'

export const runShopCommand = (...args: string[]) => sendShopCommand(inject('shop').dataDir, args)
