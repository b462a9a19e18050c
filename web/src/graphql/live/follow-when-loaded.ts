type Reader = Pick<typeof import('./follow-subscription.ts'), 'followSubscription'>

/** The page may be left before the reader is loaded: no stream opens then. */
export const followWhenLoaded = (
  load: () => Promise<Reader>,
  subscription: Parameters<Reader['followSubscription']>[0],
): (() => void) => {
  let isLeft = false
  let end = () => {}
  void load().then(({ followSubscription }) => {
    if (!isLeft) end = followSubscription(subscription)
  })
  return () => {
    isLeft = true
    end()
  }
}
