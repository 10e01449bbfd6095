import { call } from "../platform/api/api-client.ts"
import { recordSearch, type Searched } from "./search.contract.ts"

/** For the person's own list: where it cannot be kept, nothing else suffers. */
export const reportSearch = (searched: Searched) => void call(recordSearch, searched).catch(() => undefined)
