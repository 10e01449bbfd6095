/** What is done about one's own services with one press, and what their pages load. */
import { ownProfessionalId } from "../../accounts/profile/profile.actions.ts"
import { call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import {
  addServiceLocations,
  changeOffer,
  removeServiceLocation,
  updateService,
  yourServices,
} from "./offer.contract.ts"
import type { OwnService, ServiceLocation } from "./offer.schema.ts"
import { offerScreenTexts } from "./texts.ts"

/** What a page shows, or why it cannot. */
export type LoadedOffer<More extends object = object> = ({ services: OwnService[] } & More) | { failure: string }

/** @param more what else the page needs, beside the services */
export const loadOffer = async <More extends object>(
  signal: AbortSignal,
  more: () => Promise<More>,
): Promise<LoadedOffer<More>> => {
  const t = textsHere(offerScreenTexts)
  try {
    const [{ services }, rest] = await Promise.all([call(yourServices, {}, { signal }), more()])
    return Array.isArray(services) ? { services, ...rest } : { failure: t.malformed }
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, t.failed) }
  }
}

export const setActive = ({ id }: OwnService, active: boolean) => toastMessage(call(changeOffer, { id, active }))

/**
 * @param service_type a kind of service, by its slug
 * @returns the id of the new service
 */
export const addKind = async (service_type: string) => (await toastMessage(askToAdd(service_type)))?.service?.id

const askToAdd = async (service_type: string) => {
  const professional_id = await ownProfessionalId()
  if (!professional_id) throw new Error("There is no professional id to add a service with.")
  return call(updateService, { action: "add", service_type, professional_id })
}

/** To several services, one after the other; what failed is said, what was done stays. */
export const addPlaces = async (serviceIds: readonly string[], city_ids: number[]) => {
  const done: unknown[] = []
  for (const id of serviceIds) done.push(await toastMessage(call(addServiceLocations, { id, city_ids })))
  return done.every(Boolean)
}

export const removePlace = ({ id, service_id }: ServiceLocation) =>
  toastMessage(call(removeServiceLocation, { id: service_id, location_id: id }))

/** The answer where it is done; either is said. */
export const toastMessage = async <A extends { message?: string }>(asked: Promise<A>): Promise<A | undefined> => {
  const answer = await toastOnFailure(asked, textsHere(offerScreenTexts).notSaved)
  if (answer) toast("success", answer.message ?? "", 5000)
  return answer
}
