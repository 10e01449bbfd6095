import { inLanguages } from "../../platform/language/language.ts"

/** The mail about what is unread. */
export const unreadMailTexts = inLanguages({
  en: {
    topic: "Messages",
    former: "A former member",
    subject: (unread: number, sender: string) =>
      unread === 1 ? `A new message from ${sender}` : `${unread} new messages from ${sender}`,
    files: (count: number) => (count === 1 ? "(with a file)" : `(with ${count} files)`),
    more: (count: number) =>
      count === 1 ? "One more message is on the site." : `${count} more messages are on the site.`,
    answer: "Read and answer",
    closing:
      "Please answer on the site: replies to this e-mail do not reach the sender. You get one e-mail per conversation until you read it.",
  },
})
