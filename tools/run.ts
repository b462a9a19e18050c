import { type Child, type ChildOptions, startChild } from './stack/child.ts'
import { UserFacingError } from './user-facing-error.ts'

type Finished = { isOk: boolean; output: string }

type Options = Omit<ChildOptions, 'onLine'> & { signal?: AbortSignal; onLine?: (line: string) => void }

export const runToEnd = async ({ signal, onLine, ...options }: Options): Promise<Finished> => {
  signal?.throwIfAborted()
  const lines: string[] = []
  const child: Child = startChild({
    ...options,
    onLine: (line) => {
      lines.push(line)
      onLine?.(line)
    },
  })
  signal?.addEventListener('abort', child.stop, { once: true })
  const { code } = await child.ended
  signal?.removeEventListener('abort', child.stop)
  signal?.throwIfAborted()
  return { isOk: code === 0, output: lines.length > 0 ? lines.join('\n') : child.tail.join('\n') }
}

export const runOrThrow = async (options: Options) => {
  const { isOk, output } = await runToEnd(options)
  if (!isOk) throw new UserFacingError(`${options.name} failed:\n${output}`)
}
