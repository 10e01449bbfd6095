/** A professional's own hours: loaded for their page, and saved from it. */
import { ownProfessionalId } from "../../accounts/profile/profile.actions.ts"
import { call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { changeAvailability, getAvailability, type StoredHours } from "./hours.contract.ts"
import type { Availability } from "./hours.rules.ts"
import { ownHoursTexts } from "./texts.ts"

export interface OwnHours extends Omit<StoredHours, "success"> {
  /** Whose they are. */
  id: string
}

export const loadHours = async (signal?: AbortSignal): Promise<OwnHours | { failure: string }> => {
  const t = textsHere(ownHoursTexts)
  try {
    const id = await ownProfessionalId()
    if (!id) return { failure: t.notLoaded }
    return { id, ...(await call(getAvailability, { id }, signal ? { signal } : {})) }
  } catch (error) {
    if (signal?.aborted) throw error
    return { failure: failureMessage(error, t.notLoaded) }
  }
}

/** @param version the version that the change was made to; undefined: overwrite any */
export const saveHours = (id: string, availability: Availability, version: number | undefined) =>
  call(changeAvailability, { id, availability, version })
