type Row = { statuses: number[]; meaning: string; action: string }

/** Every `extensions.code` of a GraphQL error; `docs/error-codes.md` is generated from this table. */
export const errorCodes = {
  BAD_REQUEST: {
    statuses: [200, 400, 405, 406, 415],
    meaning: 'The HTTP request is malformed: its method, media type, `Content-Encoding`, `Accept`, body, JSON or form.',
    action: 'Correct the request.',
  },
  BAD_USER_INPUT: {
    statuses: [200, 400, 406],
    meaning:
      'An argument or a variable is invalid, such as an unknown id, a cursor of another list, or a value of another type.',
    action:
      'Correct the argument or variable that the message names. `extensions.inputPath` has the path of an argument and `extensions.limit` the maximum that it exceeds. Subscriptions need `Accept: text/event-stream`.',
  },
  CSRF_HEADER_REQUIRED: {
    statuses: [403],
    meaning: 'A page of another site could have sent the request: it is a form or a GET without a header of its own.',
    action:
      'Send JSON, or the header `X-GraphQL-Yoga-CSRF` with any value. A POST may have `X-API-Key`, `Session-Transport` or `Authorization: Bearer …` instead.',
  },
  FORBIDDEN: {
    statuses: [403],
    meaning: 'A page of an origin that is not allowed has sent cookies.',
    action: 'Send the request without cookies, or let the operator add the origin to `ALLOWED_ORIGINS`.',
  },
  GRAPHQL_PARSE_FAILED: {
    statuses: [200, 400],
    meaning: 'The operation has a syntax error.',
    action: 'Correct the operation.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    statuses: [200, 400],
    meaning: 'The operation does not fit the schema, such as an unknown field.',
    action: 'Correct the operation.',
  },
  INTERNAL_SERVER_ERROR: {
    statuses: [200, 500],
    meaning: 'An unexpected fault of the gateway.',
    action: 'Report `extensions.requestId`, or the response header `X-Request-Id`, to the operator.',
  },
  INVALID_API_KEY: {
    statuses: [401],
    meaning: 'The gateway does not know the key in `X-API-Key`.',
    action: 'Request a new key from the operator.',
  },
  NOT_FOUND: {
    statuses: [200],
    meaning: 'The object does not exist or belongs to another buyer.',
    action: 'Do not repeat the request.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    statuses: [400],
    meaning: 'The document has no operation with the name in `operationName`, or several operations and no name.',
    action: 'Send the name of an operation of the document.',
  },
  OPERATION_TOO_COMPLEX: {
    statuses: [200, 400],
    meaning:
      'The operation exceeds a limit: its cost, length, depth, or number of fields or of requests to the shop. Its cost may also exceed the points per minute of the caller.',
    action: 'Split the operation, or request fewer rows.',
  },
  PERSISTED_QUERY_HASH_MISMATCH: {
    statuses: [400],
    meaning: 'The operation is not the one that its hash or document id names.',
    action: 'Send either the text or the right SHA-256 hash.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    statuses: [200, 400],
    meaning: 'The gateway does not know the hash.',
    action: 'Send the text of the operation.',
  },
  RATE_LIMITED: {
    statuses: [200, 429, 503],
    meaning:
      'The points or attempts of the caller are used up, or too many streams are open: of the caller (429), or of all callers (503).',
    action:
      'Wait for the seconds in `Retry-After`, or in `extensions.retryAfterSeconds`, then repeat the request. Without them, end a stream that is no longer needed (429), or repeat the request after a minute (503).',
  },
  REQUEST_ENTITY_TOO_LARGE: {
    statuses: [413],
    meaning: 'The body of the request is too large.',
    action: 'Send less at once; an uploaded file has at most 2 MB.',
  },
  TRUSTED_DOCUMENTS_ONLY: {
    statuses: [403],
    meaning: 'Without an API key the gateway runs only the operations of the storefront.',
    action: 'Send the key in `X-API-Key`.',
  },
  UNAUTHENTICATED: {
    statuses: [200],
    meaning: 'The session has ended, or a stream needs a session or an order access token.',
    action: 'Sign in again, or send `Order-Token`.',
  },
  UPSTREAM_INVALID_RESPONSE: {
    statuses: [200],
    meaning: 'The response of the shop is invalid.',
    action: 'Use the other fields of the response. If the error persists, report `extensions.requestId`.',
  },
  UPSTREAM_TIMEOUT: {
    statuses: [200],
    meaning: 'The shop did not respond in time. A mutation may have taken effect.',
    action: 'Repeat a query after a short time, a mutation only with the same `idempotencyKey`.',
  },
  UPSTREAM_UNAVAILABLE: {
    statuses: [200],
    meaning: 'The shop, or the payment service that it needs, cannot be reached. A mutation may have taken effect.',
    action: 'Repeat a query after a short time, a mutation only with the same `idempotencyKey`.',
  },
} satisfies Record<string, Row>

export type ErrorCode = keyof typeof errorCodes
