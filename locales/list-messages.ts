export type Messages = { [key: string]: string | Messages }

/** Every message with its path, whose steps are separated by dots. */
export const listMessages = (messages: Messages, path = ''): [path: string, message: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : listMessages(value, `${path}${key}.`),
  )
