/** At the root of the site, so that the worker sees all pages. */
export const GET = () =>
  new Response(OFFLINE_WORKER, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
