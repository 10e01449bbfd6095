// Rows of the demo's service requests with their history, notices and activity, in the product's own words.
import { activityRow } from "../../src/activity/activity.server.ts"
import { notificationRow } from "../../src/notifications/notify.server.ts"
import { type Side, sides } from "../../src/platform/sides.rules.ts"
import { activities, notices, type RequestParams } from "../../src/requests/service-request.notifications.server.ts"
import { type RequestStatus, requestDueAt } from "../../src/requests/service-request.rules.ts"
import { daysAfter } from "./calendar.ts"
import type { DemoRequest } from "./demo.types.ts"
import { livelyRequests } from "./lively.ts"
import { KEPT_DAYS, keptNotice } from "./notices.server.ts"
import type { ServiceRow } from "./offers.server.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import { requests } from "./requests.ts"
import { HOUR } from "./story.server.ts"

interface World {
  now: Date
  people: DemoPeople
  services: readonly ServiceRow[]
  types: readonly { id: number; slug: string; name: string }[]
}

export const requestRows = (world: World) => rowsOf([...requests, ...livelyRequests], world)

/** What the desk has sent for somebody without an account. */
export interface DemoInquiryRequest extends DemoRequest {
  submission_id: string
  /** The account. */
  sentBy: string
}

export const inquiryRequestRows = (world: World, inquiries: readonly DemoInquiryRequest[]) => rowsOf(inquiries, world)

const rowsOf = (all: readonly (DemoRequest | DemoInquiryRequest)[], world: World) => {
  const stories = all.map((request) => storyOf(request, world))
  return {
    requests: stories.map(({ row }) => row),
    events: stories.flatMap(({ events }) => events),
    notices: stories.flatMap((story) => story.notices),
    activities: stories.flatMap((story) => story.activities),
  }
}

/** One step in a request's story. */
interface Step {
  to: RequestStatus
  at: Date
  /** The account; null: it happened by itself. */
  by: string | null
  reason: string | null
}

const storyOf = (request: DemoRequest | DemoInquiryRequest, { now, people, services, types }: World) => {
  const inquiry = "submission_id" in request ? request : undefined
  const professional = people.byName.get(request.professional)!
  const service = services.find((row) => row.professional_id === professional.professionalId)!
  const type = types.find(({ id }) => id === service.service_type_id)!
  const askedAt = new Date(now.getTime() - request.hoursAgo * HOUR)
  const id = idAt(askedAt)
  const customer = inquiry ? null : people.byName.get(request.customer)!.accountId
  const accounts = { customer, professional: professional.accountId }
  const steps = stepsOf(request, askedAt, { ...accounts, customer: inquiry?.sentBy ?? customer })
  const last = steps.at(-1)!
  const due = requestDueAt(askedAt)
  const params: RequestParams = {
    ...{ request_id: id, provider_id: professional.professionalId, service_id: service.id, service_type: type.slug },
    ...{
      service_name: type.name,
      city: "Pune",
      customer_name: request.customer,
      professional_name: professional.business,
    },
    answer_due_at: due.toISOString(),
  }
  return {
    row: {
      ...{
        id,
        customer_id: customer,
        submission_id: inquiry?.submission_id ?? null,
        professional_id: professional.professionalId,
        service_id: service.id,
      },
      ...{ message: request.message, status: last.to, reason: last.reason, answer_due_at: due },
      ...{ created_at: askedAt, updated_at: last.at },
    },
    events: steps.map((step, place) => ({
      ...{ id: idAt(step.at), request_id: id, actor_id: step.by, reason: step.reason, created_at: step.at },
      ...{ from_status: place === 0 ? null : "pending", to_status: step.to },
    })),
    // Whoever has answered a request has read it.
    notices: steps
      .filter(({ at }) => at > daysAfter(now, -KEPT_DAYS))
      .flatMap((step) => noticesOf(step, params, accounts).map((row) => keptNotice(row, now, step !== last))),
    activities: steps.flatMap((step) => activitiesOf(step, params, accounts)),
  }
}

/** Null: nobody's, as whoever wrote an inquiry. */
type Accounts = Record<Side, string | null>

const stepsOf = ({ answer }: DemoRequest, askedAt: Date, { customer, professional }: Accounts): Step[] => {
  const asked: Step = { to: "pending", at: askedAt, by: customer, reason: null }
  if (!answer) return [asked]
  const { to, afterHours, reason = null } = answer
  const by = { accepted: professional, declined: professional, withdrawn: customer, lapsed: null }[to]
  return [asked, { to, at: new Date(askedAt.getTime() + afterHours * HOUR), by, reason }]
}

const noticesOf = ({ to, at, reason }: Step, params: RequestParams, accounts: Accounts) =>
  sides.flatMap((side) => {
    const [kind, account_id] = [notices[to][side], accounts[side]]
    if (!kind || account_id === null) return []
    return [notificationRow(kind, { ...params, ...(reason && { reason }) }, { account_id, side }, at)]
  })

const activitiesOf = ({ to, at }: Step, params: RequestParams, accounts: Accounts) =>
  sides.flatMap((side) => {
    const account_id = accounts[side]
    return account_id === null
      ? []
      : [{ ...activityRow(activities[to][side], params, { account_id, at }), id: idAt(at) }]
  })
