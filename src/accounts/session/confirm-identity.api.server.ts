import { serve } from "../../platform/api/serve.server.ts"
import { confirmIdentity } from "./confirm-identity.contract.ts"
import { confirmOwnIdentity } from "./confirm-identity.server.ts"

export const confirmIdentityApi = [serve(confirmIdentity, confirmOwnIdentity)]
