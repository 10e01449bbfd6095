/** What is a customer's own, for the cards of their dashboard: each part is left out where it cannot be had. */
import { customerBookings } from "../../bookings/booking.contract.ts"
import type { CustomerBooking } from "../../bookings/booking.schema.ts"
import { ownConversations } from "../../messaging/conversations/conversation.contract.ts"
import { isUnbegun } from "../../messaging/conversations/use-shown-conversations.ts"
import type { Conversation } from "../../messaging/message.schema.ts"
import { call } from "../../platform/api/api-client.ts"
import { availableServices, selectedServices } from "../../selections/selection/selection.contract.ts"
import type { ServiceCard } from "../../selections/selection/selection.schema.ts"

const SHOWN = 3
const PICTURES = 4
/** Reviews are asked for soon after a visit. */
const LOOKED_AT = 20

export interface OwnThings {
  /** One service of each professional, the selected ones first. */
  kept: ServiceCard[] | undefined
  conversations: Conversation[] | undefined
  /** Completed visits without a review, the latest first. */
  unreviewed: CustomerBooking[] | undefined
}

export const loadOwnThings = async (signal: AbortSignal): Promise<OwnThings> => {
  const orLeftOut = <T>(part: Promise<T>) =>
    part.catch((error: unknown) => {
      if (signal.aborted) throw error
      return undefined
    })
  const [kept, conversations, unreviewed] = await Promise.all([
    orLeftOut(loadKept(signal)),
    orLeftOut(call(ownConversations, { limit: LOOKED_AT }, { signal })),
    orLeftOut(call(customerBookings, { status: "completed", limit: LOOKED_AT }, { signal })),
  ])
  return {
    kept,
    conversations: conversations?.conversations
      .filter((one) => one.side === "customer" && !isUnbegun(one))
      .slice(0, SHOWN),
    unreviewed: unreviewed?.bookings.filter(({ review }) => review === "awaited").slice(0, SHOWN),
  }
}

const loadKept = async (signal: AbortSignal) => {
  const [selected, shortlisted] = await Promise.all([
    call(selectedServices, { limit: PICTURES }, { signal }),
    call(availableServices, { limit: PICTURES, shortlist: "only" }, { signal }),
  ])
  const byProfessional = new Map<string, ServiceCard>()
  for (const service of [...selected.services, ...shortlisted.services])
    if (!byProfessional.has(service.provider_id)) byProfessional.set(service.provider_id, service)
  return [...byProfessional.values()].slice(0, PICTURES)
}
