import { call } from "../../platform/api/api-client.ts"
import { othersFree } from "./others.contract.ts"

/** Nobody, where it cannot be asked: it only adds to what is there. */
export const loadOthers = (id: string, signal: AbortSignal) =>
  call(othersFree, { id }, { signal }).then(
    ({ others }) => others,
    () => [],
  )
