// What people on a waiting list are told: that their profession is open. It is what they were promised at sign-up, so the
// letter has no topic that could be refused.

import { pathIn } from "../../platform/language/language.ts"
import { kind } from "../../platform/language/notification-kinds.ts"
import { joiningTexts } from "./texts.ts"

interface Opened {
  service_name: string
  cities: readonly string[]
  /** For the letter. */
  full_name?: string
}

const DASHBOARD = "/provider/dashboard"

export const professionOpened = kind<Opened>({
  kind: "profession_opened",
  notification: ({ service_name, cities }, language) => {
    const { opened: t } = joiningTexts.in(language)
    return { type: "success", title: t.title(service_name), message: t.message(service_name, cities), link: DASHBOARD }
  },
  mail: ({ service_name, cities, full_name = "" }, language, publicUrl) => {
    const { opened: t } = joiningTexts.in(language)
    const message = t.message(service_name, cities)
    return {
      subject: t.subject(service_name),
      preview: message,
      heading: t.hello(full_name),
      paragraphs: [message],
      action: { label: t.action, url: publicUrl + pathIn(language, DASHBOARD) },
      closing: t.closing,
    }
  },
})

export const joiningNotifications = [professionOpened]
