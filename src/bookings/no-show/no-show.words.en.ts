/** What is asked of who says that a visit did not take place, or answers that. */
export default {
  fields: { reason: "Statement" },
  hints: { reason: "What happened, in a sentence or two." },
  missing: { reason: "Please say what happened" },
  failed: "This could not be sent. Please try again.",
  way: { said: "It did not take place", answered: "Add your statement" },
  title: { said: "The visit did not take place?", answered: "What do you say about it?" },
  meaning: {
    said: (other: string) =>
      `${other} is told and can answer. Both statements stand in what happened, for both of you to read.`,
    answered: (other: string) => `Your statement stands beside that of ${other}, who is told of it.`,
  },
  cancels: "The booking is cancelled then.",
  verb: "Send statement",
  keep: "Back",
}
