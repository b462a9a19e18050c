/** Of values in ascending order; 0 without values. */
export const quantile = (sorted: readonly number[], q: number) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0
