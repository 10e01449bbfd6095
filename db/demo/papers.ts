/** Papers that wait for their check. Of a GST number the state, the PAN and its place; the last digit follows from them. */
export const demoPapers = [
  { who: "Saurabh Bhosale", kind: "gst", title: "", number: "27AKJPB4183Q1Z", hoursAgo: 19 },
  {
    who: "Sandhya Rajguru",
    kind: "other",
    title: "Structural Engineer, Pune Municipal Corporation",
    number: "PMC/SE/0412",
    hoursAgo: 3,
  },
] as const
