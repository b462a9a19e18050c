export const env = { port: Number(process.env['PORT']), shop: process.env['SHOP_API_URL'] ?? '' }
