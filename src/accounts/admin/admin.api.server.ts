import { serve } from "../../platform/api/serve.server.ts"
import { setFirstAdminPassword } from "./first-admin.contract.ts"
import { prepareFirstPassword, setFirstPassword } from "./first-admin.server.ts"

export const adminApi = [serve(setFirstAdminPassword, setFirstPassword, { prepare: prepareFirstPassword })]
