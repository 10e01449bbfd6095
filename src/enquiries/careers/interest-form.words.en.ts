import type { roles } from "../enquiry-choices.ts"

export default {
  missing: { role: "Please choose a kind of work" },
  fields: { role: "Kind of work" },
  failed: "Your interest could not be sent. Please try again.",
  heading: "Register your interest",
  intro: "We use it to tell you of positions, and for nothing else.",
  roles: {
    engineering: "Engineering",
    design: "Design",
    product: "Product",
    marketing: "Marketing",
    operations: "Operations",
    other: "Something else",
  } satisfies Record<(typeof roles)[number], string>,
  choose: "Choose a kind of work",
  send: "Register interest",
  thanks: {
    heading: "Thank you for your interest",
    next: "We will notify you when positions matching your interests become available.",
    another: "Register Another Interest",
  },
}
