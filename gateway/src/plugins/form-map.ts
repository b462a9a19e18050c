import { parseJson } from '@partgate/schema/json.ts'
import type { Plugin } from 'graphql-yoga'
import { z } from 'zod'

const formMap = z.record(z.string(), z.array(z.string()))

/** Yoga refuses a text that is no JSON. */
const isMalformed = (map: string) => {
  const paths = parseJson(map)
  return paths !== undefined && !formMap.safeParse(paths).success
}

/** Yoga reads a text as the list of its letters, and fails for other values that are no list. */
export const useFormMap = (): Plugin => ({
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return
    setRequestParser((request) => {
      const readForm = request.formData.bind(request)
      request.formData = async () => {
        const form = await readForm()
        const map = form.get('map')
        if (typeof map === 'string' && isMalformed(map))
          throw new Error('`map` must have a list of paths for each file, such as {"0": ["variables.file"]}')
        return form
      }
      return requestParser(request)
    })
  },
})
