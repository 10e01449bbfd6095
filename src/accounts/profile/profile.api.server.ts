// The JSON door of one's own account.
import { serve } from "../../platform/api/serve.server.ts"
import { getProfile, updateProfile } from "./profile.contract.ts"
import { changeProfile, showProfile } from "./profile.server.ts"

export const profileApi = [serve(getProfile, showProfile), serve(updateProfile, changeProfile)]
