// What a person reads of it in their own activity: which of their details they have changed, never to what.
import { kind } from "../../platform/language/notification-kinds.ts"
import type { ProfileField } from "./profile.schema.ts"
import { profileTexts } from "./texts.ts"

export const profileUpdated = kind<{ changed: ProfileField[] }>({
  kind: "update_profile",
  details: ({ changed }, language) => {
    const t = profileTexts.in(language)
    return t.changed(changed.map((field) => t.fields[field]))
  },
})

export const profileNotifications = [profileUpdated]
