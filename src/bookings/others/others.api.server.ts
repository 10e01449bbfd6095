import { serve } from "../../platform/api/serve.server.ts"
import { othersFree } from "./others.contract.ts"
import { showOthers } from "./others.server.ts"

export const othersApi = [serve(othersFree, showOthers)]
