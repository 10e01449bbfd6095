// What a professional reads of it in their own activity: which parts they have changed, never to what.
import { kind } from "../../platform/language/notification-kinds.ts"
import type { BusinessField } from "./business.schema.ts"
import { businessTexts } from "./texts.ts"

export const businessChanged = kind<{ changed: BusinessField[] }>({
  kind: "update_business",
  details: ({ changed }, language) => {
    const t = businessTexts.in(language)
    return t.changed(changed.map((field) => t.fields[field]))
  },
})

export const businessNotifications = [businessChanged]
