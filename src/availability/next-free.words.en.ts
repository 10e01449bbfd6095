/** On a public profile. */
export default {
  title: "Next free times",
  of: (service: string) => `For ${service}`,
  none: "No free time in the next 30 days.",
  failed: "Free times are shown when you book.",
  all: "All free times",
  /** Whose hours they are, in sentences of about the same length: the first stands there unseen while they are looked up. */
  hours: {
    usual: (business: string) => `These are the usual hours. ${business} confirms the time.`,
    own: (business: string) => `${business} keeps these hours and confirms each visit.`,
  },
}
