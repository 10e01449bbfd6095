/** On a public profile. */
export default {
  title: "Next free times",
  of: (service: string) => `For ${service}`,
  none: "No free time in the next 30 days.",
  failed: "Free times are shown when you book.",
  all: "All free times",
}
