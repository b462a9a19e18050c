/** `{quantity, number, grouped}` in messages; the numbers around it group four digits too. */
export const formats = { number: { grouped: { useGrouping: 'always' } } } as const
