/** How a word sounds, as sound_of of the database has it: Kothrood and Kothrud sound alike, and so do plurals. */
export const soundOf = (word: string) => {
  const sound = word
    .replace(/([ksgtdbj])h/g, "$1")
    .replace(/y$/, "i")
    .replaceAll("ee", "i")
    .replaceAll("oo", "u")
    .replaceAll("ph", "f")
    .replaceAll("ei", "ai")
    .replaceAll("ao", "au")
    .replaceAll("w", "v")
    .replaceAll("z", "j")
    .replace(/([^0-9])\1+/gu, "$1")
  return sound.length > 4 ? sound.replace(/(?<=[^s])s$/, "") : sound
}
