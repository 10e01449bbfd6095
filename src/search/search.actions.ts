import { call } from "../platform/api/api-client.ts"
import { recordView } from "../professionals/view.contract.ts"
import { recordSearch, type Searched } from "./search.contract.ts"

// For the person's own list: where it cannot be kept, nothing else suffers.
const orNothing = (recorded: Promise<unknown>) => void recorded.catch(() => {})

export const keepSearch = (searched: Searched) => orNothing(call(recordSearch, searched))

export const keepView = (provider_id: string, service_type?: string) =>
  orNothing(call(recordView, { provider_id, service_type }))
