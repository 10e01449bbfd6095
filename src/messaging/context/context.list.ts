import { freeTimes } from "../../availability/availability.contract.ts"
import { NEXT_FREE_DAYS } from "../../availability/next-choices.rules.ts"
import { call } from "../../platform/api/api-client.ts"

/** When the professional of a conversation can be booked next. */
export const loadNextFree = (id: string, service_id: string) =>
  call(freeTimes, { id, service_id, days: NEXT_FREE_DAYS })
