// What both sides hear of a service request: the professional of a new one and that it waits, the customer of the answer, the
// other side of a withdrawal or of an account that is not active any more, both that it lapsed. Each kind also words the line
// in both activities.
import { type Language, localize, pathIn } from "../platform/language/language.ts"
import {
  kind,
  type NotificationKind,
  type NotificationTexts,
  type Topic,
} from "../platform/language/notification-kinds.ts"
import { otherSide, type Side } from "../platform/sides.rules.ts"
import { datesIn } from "../platform/time.ts"
import { type RequestStatus, requestedBookingPath } from "./service-request.rules.ts"
import { requestNotificationTexts } from "./texts.ts"

const topic: Topic = { topic: "service_requests", label: localize(requestNotificationTexts, (t) => t.topic) }

export interface RequestParams {
  request_id: string
  provider_id: string
  service_id: string
  /** Slug. */
  service_type: string
  service_name: string
  city: string | null
  /** Null or gone: the account was deleted. */
  customer_name?: string | null
  professional_name?: string | null
  /** As the customer wrote it. */
  message?: string
  /** As the professional wrote it with the answer. */
  reason?: string | undefined
  /** Instant, ISO. */
  answer_due_at: string
}

type NoticeName =
  | "asked"
  | "waits"
  | "accepted"
  | "accepted_unbookable"
  | "declined"
  | "withdrawn"
  | "taken_back"
  | "ended_without_customer"
  | "ended_without_professional"
  | "lapsed_for_customer"
  | "lapsed_for_professional"
  | "contact_shared"

interface NoticeOptions {
  kind: string
  type: NotificationTexts["type"]
  /** A path of this site. */
  link: (params: RequestParams) => string
  /** Quoted in the mail. */
  quotes?: "message" | "reason"
  supersedes?: readonly string[]
  delaySeconds?: number
  skipIfUnsent?: string
}

/** The mail that asks for an answer is delayed: the request may be withdrawn or answered by then. */
const REQUEST_DELAY_SECONDS = 120

/** What asks the professional for an answer. */
export const questions = ["service_requested", "service_request_waits"] as const
const professionalList = () => "/provider/requests"
/** Others are named there. */
const customerList = () => "/user/requests"

/** The mail says what the notification says, and quotes what the other side wrote. */
const define = (name: NoticeName, { kind: called, type, link, quotes, ...timing }: NoticeOptions) =>
  kind<RequestParams>({
    ...{ kind: called, topic, about: ({ request_id }) => request_id, ...timing },
    notification: (params, language) => {
      const { title, message } = requestNotificationTexts.in(language)[name]
      return { type, title, message: message(textValuesOf(params, language)), link: link(params) }
    },
    mail: (params, language, publicUrl) => {
      const t = requestNotificationTexts.in(language)
      const { title, message, action } = t[name]
      const text = message(textValuesOf(params, language))
      const quoted = quotes && params[quotes]
      return {
        ...{ subject: title, preview: text, heading: title, paragraphs: [text] },
        ...(quoted && { facts: [[t.quotes[quotes], quoted]] }),
        action: { label: action, url: publicUrl + pathIn(language, link(params)) },
      }
    },
  })

const textValuesOf = (params: RequestParams, language: Language) => {
  const { former } = requestNotificationTexts.in(language)
  return {
    service: params.service_name,
    customer: params.customer_name ?? former.customer,
    professional: params.professional_name ?? former.professional,
    due: datesIn(language).instant(params.answer_due_at),
    reason: params.reason ?? "",
  }
}

const [question, ended] = [{ link: professionalList, quotes: "message" as const }, { supersedes: questions }]

/** By the status that a request has got, and the side that hears of it. */
export const notices: Record<RequestStatus, Partial<Record<Side, NotificationKind<RequestParams>>>> = {
  pending: {
    professional: define("asked", {
      ...{ kind: "service_requested", type: "info", delaySeconds: REQUEST_DELAY_SECONDS, ...question },
    }),
  },
  accepted: {
    customer: define("accepted", {
      ...{ kind: "service_request_accepted", type: "success", quotes: "reason" },
      link: requestedBookingPath,
    }),
  },
  declined: {
    customer: define("declined", {
      ...{ kind: "service_request_declined", type: "warning", quotes: "reason" },
      link: customerList,
    }),
  },
  lapsed: {
    customer: define("lapsed_for_customer", {
      ...{ kind: "service_request_lapsed_for_customer", type: "warning" },
      link: customerList,
    }),
    professional: define("lapsed_for_professional", {
      ...{ kind: "service_request_lapsed_for_professional", type: "warning", link: professionalList, ...ended },
    }),
  },
  withdrawn: {
    professional: define("withdrawn", {
      ...{ kind: "service_request_withdrawn", type: "info", link: professionalList, ...ended },
      skipIfUnsent: "service_requested",
    }),
  },
}

/** In place of `withdrawn` where our team did it for the sender of an inquiry. */
export const takenBack = define("taken_back", {
  ...{ kind: "service_request_taken_back", type: "info", link: professionalList, ...ended },
  skipIfUnsent: "service_requested",
})

/** In place of `withdrawn` and `declined` where an account is not active any more: by the side whose it is. */
export const accountInactive: Record<Side, Partial<Record<Side, NotificationKind<RequestParams>>>> = {
  customer: {
    professional: define("ended_without_customer", {
      ...{ kind: "service_request_ended_without_customer", type: "info", link: professionalList, ...ended },
      skipIfUnsent: "service_requested",
    }),
  },
  professional: {
    customer: define("ended_without_professional", {
      ...{ kind: "service_request_ended_without_professional", type: "warning", link: customerList },
    }),
  },
}

/** In place of `accepted` where the service is paused or the professional about to go. */
export const acceptedUnbookable = define("accepted_unbookable", {
  ...{ kind: "service_request_accepted_unbookable", type: "success", quotes: "reason", link: customerList },
})

export const waits = define("waits", { kind: "service_request_waits", type: "warning", ...question })

/** Of an inquiry: its sender lets the professional who accepted have number and address. */
export const contactShared = define("contact_shared", {
  ...{ kind: "service_request_contact_shared", type: "success", link: professionalList },
})

/** The lines of both activities; what the customer did first is named as specified (specification 2 §3). */
const activityOf = (name: string, side: Side) =>
  kind<RequestParams>({
    kind: name,
    about: ({ request_id }) => request_id,
    details: (params, language) => {
      const { service, ...other } = textValuesOf(params, language)
      return requestNotificationTexts.in(language).activity(service, other[otherSide[side]])
    },
  })

const bothActivities = (name: string) => ({
  customer: activityOf(name, "customer"),
  professional: activityOf(`${name}_by_customer`, "professional"),
})

export const activities: Record<RequestStatus, Record<Side, NotificationKind<RequestParams>>> = {
  pending: bothActivities("service_request"),
  accepted: {
    customer: activityOf("request_accepted", "customer"),
    professional: activityOf("accept_request", "professional"),
  },
  declined: {
    customer: activityOf("request_declined", "customer"),
    professional: activityOf("decline_request", "professional"),
  },
  lapsed: {
    customer: activityOf("request_lapsed", "customer"),
    professional: activityOf("request_missed", "professional"),
  },
  withdrawn: {
    customer: activityOf("withdraw_request", "customer"),
    professional: activityOf("request_withdrawn", "professional"),
  },
}

/** In place of `withdrawn` where our team did it. */
export const takenBackActivities: Record<Side, NotificationKind<RequestParams>> = {
  customer: activityOf("request_taken_back", "customer"),
  professional: activityOf("request_taken_back_for_professional", "professional"),
}

export const accountInactiveActivities: Record<Side, NotificationKind<RequestParams>> = {
  customer: activityOf("request_ended_for_customer", "customer"),
  professional: activityOf("request_ended_for_professional", "professional"),
}

export const requestNotifications: readonly NotificationKind[] = [
  waits,
  acceptedUnbookable,
  contactShared,
  takenBack,
  ...[
    ...[...Object.values(notices), ...Object.values(accountInactive)],
    ...[...Object.values(activities), takenBackActivities, accountInactiveActivities],
  ].flatMap((sides) => Object.values(sides)),
]
