// The JSON door of a professional's own profile.
import { serve } from "../../platform/api/serve.server.ts"
import { getBusiness, updateBusiness } from "./business.contract.ts"
import { changeBusiness, showBusiness } from "./business.server.ts"

export const businessApi = [serve(getBusiness, showBusiness), serve(updateBusiness, changeBusiness)]
