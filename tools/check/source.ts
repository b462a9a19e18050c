export type Source = { path: string; text: string }
export type Violation = { path: string; line: number; sentence: string }

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
