import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import * as portraitCalls from "./portrait/hidden-portrait.contract.ts"
import { appealPortrait, getHiddenPortrait } from "./portrait/hidden-portrait.server.ts"
import { takedownNotifications } from "./takedown.notifications.server.ts"
import { takedownData } from "./takedown.personal.server.ts"

/** Who hides and restores is in the desk; what is hidden, in its own slice. */
export const moderation: Slice = {
  name: "moderation",
  description: "What administrators have hidden, and why",
  tables: ["takedowns"],
  personal: [takedownData],
  notifications: takedownNotifications,
  calls: [serve(portraitCalls.hiddenPortrait, getHiddenPortrait), serve(portraitCalls.appealPortrait, appealPortrait)],
}
