/** On a public profile. */
export default {
  of: (service: string) => `For ${service}`,
  own: {
    /** A few of them: between two there may be others. */
    title: "Some free times",
    all: "All free times",
    time: (clock: string) => clock,
    none: "No free time in the next 30 days.",
    failed: "Free times are shown when you book.",
    hours: (business: string) => `${business} keeps these hours and confirms each visit.`,
  },
  /** Of who keeps no calendar: that they are free then, nobody knows. */
  usual: {
    title: "Usual hours, ask for a time",
    all: "All times",
    time: (clock: string) => `Ask for ${clock}`,
    none: "No usual hours are left in the next 30 days. Ask for another time.",
    failed: "Ask for a time when you book.",
    hours: (business: string) => `${business} keeps no calendar here, and confirms the time you ask for.`,
  },
}
