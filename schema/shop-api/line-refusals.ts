/** Reasons why a line cannot be ordered. `sold_out`: the stock is zero; `understock`: the stock is less than `cart_num`. */
export const lineRefusals = ['on_request_only', 'sold_out', 'below_minimum', 'not_a_multiple', 'understock'] as const
