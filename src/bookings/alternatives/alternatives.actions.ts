import { call } from "../../platform/api/api-client.ts"
import { freeAlternatives } from "./alternatives.contract.ts"

/** Nobody, where it cannot be asked: it only adds to what is there. */
export const loadAlternatives = (id: string, signal: AbortSignal) =>
  call(freeAlternatives, { id }, { signal }).then(
    ({ others }) => others,
    () => [],
  )
