import type { Slice } from "../platform/slice.server.ts"
import { takedownNotifications } from "./takedown.notifications.server.ts"
import { takedownData } from "./takedown.personal.server.ts"

/** Who hides and restores is in the desk; what is hidden, in its own slice. */
export const moderation: Slice = {
  name: "moderation",
  description: "What administrators have hidden, and why",
  tables: ["takedowns"],
  personal: [takedownData],
  notifications: takedownNotifications,
  calls: [],
}
