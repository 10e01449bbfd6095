import type { Slice } from "../platform/slice.server.ts"
import { businessApi } from "./business/business.api.server.ts"
import { businessKinds } from "./business/business.kinds.server.ts"
import { joiningClock, joiningJobs } from "./joining/joining.jobs.server.ts"
import { joiningKinds } from "./joining/joining.kinds.server.ts"
import { offerApi } from "./offer/offer.api.server.ts"
import { offerKinds } from "./offer/offer.kinds.server.ts"
import { professionalsApi } from "./professional.api.server.ts"
import { verificationKinds } from "./verification.kinds.server.ts"

export const professionals: Slice = {
  name: "professionals",
  description: "Public profiles; what a professional offers",
  calls: [...professionalsApi, ...businessApi, ...offerApi],
  jobs: joiningJobs,
  clock: joiningClock,
  kinds: [...joiningKinds, ...businessKinds, ...offerKinds, ...verificationKinds],
}
