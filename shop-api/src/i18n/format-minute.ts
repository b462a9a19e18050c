export const formatMinute = (at: Date | null) => at && `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
