/** The index of addresses knows letters by threes; so long a part names one address among very many. */
const LENGTH = 5
const hasThree = (part: string) => /[\p{L}\p{N}]{3}/u.test(part)

/**
 * The part of what is looked for that fewest of the addresses have: the index reads, for each three letters, all addresses
 * that have them, and "gmail.com" is in most. The whole is compared afterwards.
 *
 * @param sample a few hundred addresses; without any it is the whole
 */
export const rarePartOf = (wanted: string, sample: readonly string[]) => {
  const starts = Array.from({ length: Math.max(0, wanted.length - LENGTH + 1) }, (_, start) => start)
  const parts = starts.map((start) => wanted.slice(start, start + LENGTH)).filter(hasThree)
  if (sample.length === 0 || parts.length === 0) return wanted
  const counts = parts.map((part) => sample.filter((address) => address.includes(part)).length)
  return parts[counts.indexOf(Math.min(...counts))]!
}
