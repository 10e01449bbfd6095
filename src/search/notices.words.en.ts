/** Above the results, where there is something to say of the whole list. */
export default {
  /** The locality where one is chosen beside the words. */
  onlyClose: (words: string, locality: string | null) =>
    `No exact match for “${words}”${locality ? ` in or near ${locality}` : ""}. Showing close matches.`,
  notOpen: (city: string) => `We are not open in ${city} yet.`,
  comingThere: "Whoever is shown here says that they come there.",
  otherCity: (typed: string, chosen: string) => `Your words name ${typed}, and ${chosen} is chosen.`,
  searchThere: (city: string) => `Search in ${city}`,
  onlyWithHours: "Only those who keep a calendar here are shown; others may be free, too.",
}
