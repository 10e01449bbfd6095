// The JSON door of one's own account. Of a professional it also makes the profile where it is missing.
import { serve } from "../../platform/api/serve.server.ts"
import { createProfile } from "../../professionals/profile.server.ts"
import { ensureProfessionalId } from "./professional-id.contract.ts"
import { getProfile, updateProfile } from "./profile.contract.ts"
import { changeProfile, showProfile } from "./profile.server.ts"

export const profileApi = [
  serve(getProfile, showProfile),
  serve(updateProfile, changeProfile),
  serve(ensureProfessionalId, async ({ db, actor }) => ({
    professional_id:
      actor.professional_id ??
      (await createProfile(db, { account_id: actor.account_id, business_name: actor.full_name })),
  })),
]
