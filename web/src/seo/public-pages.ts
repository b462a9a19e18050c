/** Pages without parameters that search engines are shown. */
export const publicPages = [
  '/',
  '/category',
  '/manufacturer',
  '/linecards',
  '/franchisedlines',
  '/stronglines',
  '/featured',
  '/hotsaleparts',
  '/news',
  '/about',
  '/contact',
  '/certification',
  '/rfq',
] as const
