import { iconNames } from '../src/ui/icon-names.ts'

type IconNode = [tag: string, attributes: Record<string, string>][]

const draw = (node: IconNode) =>
  node
    .map(([tag, { key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${written.join('')}/>`
    })
    .join('')

const readNode = async (name: string): Promise<IconNode> =>
  (await import(`lucide-react/dist/esm/icons/${name}.mjs`)).__iconData.node

/** The shapes of all icons, for `<use>`. */
export const createIconSprite = async () => {
  const symbols = await Promise.all(
    iconNames.map(async (name) => `<symbol id="${name}" viewBox="0 0 24 24">${draw(await readNode(name))}</symbol>\n`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('')}</svg>\n`
}
