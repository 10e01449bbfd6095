import { pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { firstAdminTexts } from "./texts.ts"

export const madeAdmin = kind<{ full_name: string }>({
  kind: "made_admin",
  mail: ({ full_name }, language, publicUrl) => {
    const { letter: t, toLogin } = firstAdminTexts.in(language)
    return {
      subject: t.subject,
      preview: t.preview,
      heading: t.heading(full_name),
      paragraphs: [t.made],
      action: { label: toLogin, url: `${publicUrl}${pathIn(language, "/admin/login")}` },
      closing: t.closing,
    }
  },
})

export const adminNotifications = [madeAdmin]
