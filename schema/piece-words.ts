/** Words for pieces behind a count, as a pattern for regular expressions that ignore case. */
export const pieceWords = String.raw`(?:pi[eè]ces?|pcs?|each|ea|units?|st(?:ü?c?k)?|шт(?:ук[аи]?)?|unid(?:ad(?:es)?)?|uds?|piezas?|pzas?|pz|pezz[io]|szt|ks|[个個片只颗顆本枚개]|قطعة|قطع|حبة)\.?`
