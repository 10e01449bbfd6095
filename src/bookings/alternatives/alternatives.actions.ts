import { call } from "../../platform/api/api-client.ts"
import { freeAlternatives } from "./alternatives.contract.ts"

/** Empty on failure: the list is optional. */
export const loadAlternatives = (id: string, signal: AbortSignal) =>
  call(freeAlternatives, { id }, { signal }).then(
    ({ others }) => others,
    () => [],
  )
