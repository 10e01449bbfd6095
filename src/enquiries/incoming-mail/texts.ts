import { inLanguages } from "../../platform/language/language.ts"

/** Below what the sender wrote. */
export const incomingMailTexts = inLanguages({
  en: {
    cut: "[The rest is in our mailbox.]",
    more: "[This mail is longer. The whole of it is in our mailbox.]",
    attached: (files: number) =>
      files === 1 ? "[One attachment is in our mailbox.]" : `[${files} attachments are in our mailbox.]`,
  },
})
