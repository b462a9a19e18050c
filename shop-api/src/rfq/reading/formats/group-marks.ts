const [minGroups, partIndent] = [2, 4]
const group = /^[>v] {1,3}(?=\S.*\t)/

/** KiCad's table of fields, copied: `>  C1-C4` is a folded group of equal parts. Below the open group `v  R1, R2`, each of its parts is
 * a further line with a deeper indent, which is left out. */
export const removeGroupMarks = (lines: readonly string[]): string[] => {
  if (lines.filter((line) => group.test(line)).length < minGroups) return [...lines]
  return lines.map((line) => (line.search(/\S/) > partIndent ? '' : line.replace(group, '').trimStart()))
}
