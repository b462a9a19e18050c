/** Functions that the checks of colors share in the page. */
type PageColors = {
  isOpaque: (color: string) => boolean
  toContrast: (one: string, other: string) => number
  /** The color behind the text of the element. */
  findBackdrop: (element: Element | null) => string
}

export type WindowWithColors = typeof window & { colors: PageColors }

/** Runs in the page. */
export const defineColors = () => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const toPixel = (layers: readonly string[]) => {
    if (!pen) throw new Error('The page has no canvas.')
    pen.clearRect(0, 0, 1, 1)
    for (const color of layers) {
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    return { red, green, blue, alpha }
  }
  const toLinear = (part: number) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const measure = (color: string) => {
    const { red, green, blue, alpha } = toPixel([color])
    return { luminance: 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue), alpha }
  }
  const measured = new Map<string, ReturnType<typeof measure>>()
  const read = (color: string) => {
    const known = measured.get(color) ?? measure(color)
    measured.set(color, known)
    return known
  }
  const colors: PageColors = {
    isOpaque: (color) => read(color).alpha > 200,
    toContrast: (one, other) => {
      const [a, b] = [read(one).luminance, read(other).luminance]
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    },
    findBackdrop: (from) => {
      const layers: string[] = []
      for (let element = from; element; element = element.parentElement) {
        const { backgroundColor } = getComputedStyle(element)
        const { alpha } = read(backgroundColor)
        if (alpha === 255 && layers.length === 0) return backgroundColor
        if (alpha > 0) layers.unshift(backgroundColor)
        if (alpha === 255) break
      }
      const { red, green, blue } = toPixel(layers)
      return `rgb(${red} ${green} ${blue})`
    },
  }
  Object.assign(window, { colors })
}
