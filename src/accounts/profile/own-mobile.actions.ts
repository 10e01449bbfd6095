import { call } from "../../platform/api/api-client.ts"
import { getProfile } from "./profile.contract.ts"

export const loadOwnMobile = async () => (await call(getProfile, {})).user.mobile_number ?? ""
