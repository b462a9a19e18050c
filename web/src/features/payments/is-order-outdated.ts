/** The order has another status than the page shows, or it is no longer visible, as after the end of the session. */
export const isOrderOutdated = ({ __typename: kind }: { __typename: string }) =>
  kind === 'OrderStatusError' || kind === 'NotFoundError'
