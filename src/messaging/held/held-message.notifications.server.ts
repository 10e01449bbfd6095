// The team's mailbox is told that messages wait for a look. Who wrote what to whom stands on the page alone.
import { pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { heldMailTexts } from "./texts.ts"

export const messageHeld = kind<{ count: number }>({
  kind: "message_held",
  mail: ({ count }, language, publicUrl) => {
    const t = heldMailTexts.in(language)
    return {
      subject: t.subject(count),
      heading: t.heading(count),
      paragraphs: [t.why(count)],
      action: { label: t.look, url: publicUrl + pathIn(language, "/admin/moderation") },
      closing: t.closing,
    }
  },
})
