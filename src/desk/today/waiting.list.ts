import { call } from "../../platform/api/api-client.ts"
import { deskWaiting } from "./today.contract.ts"

/** Null: it could not be counted, and the pages are there all the same. */
export const loadWaiting = (signal: AbortSignal) =>
  call(deskWaiting, {}, { signal }).then(
    ({ waiting }) => waiting,
    () => null,
  )
