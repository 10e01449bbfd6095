import { z } from "zod"
import { mobileNumberViolation, nameViolation, toE164 } from "../accounts/account.rules.ts"
import { portraitUrls } from "../accounts/portrait/portrait.schema.ts"
import { pageLimit } from "../platform/api/paging.ts"
import { anyId } from "../platform/id.schema.ts"
import { sides } from "../platform/sides.rules.ts"
import { byRule } from "../platform/validation.ts"
import { addressViolation } from "../professionals/business/business.rules.ts"
import { shownProject } from "../professionals/cover.schema.ts"
import { deliveries, meetingMethods } from "../professionals/delivery.rules.ts"
import { historyKinds, listedAs, NOTES_LIMIT, REASON_LIMIT, statuses } from "./booking.rules.ts"
import { readStart } from "./booking-time.rules.ts"
import { ADDRESS_LIMIT, CONTACT_DAYS, LOCALITY_LIMIT } from "./visit-location/visit-location.rules.ts"

const reference = z.string().trim().max(100).optional()

/**
 * What a customer says about the visit, beside with whom, what for and when. Each has a column of its own name and is read
 * by both sides.
 */
const details = z.object({
  notes: z.string().trim().max(NOTES_LIMIT).default(""),
})

/** Mails quote it, so it may hold neither a link nor a line that imitates one of ours. */
const plainLine = (limit: number, violationOf = nameViolation) =>
  z
    .string()
    .trim()
    .max(limit)
    .superRefine(byRule((text) => (text === "" ? undefined : violationOf(text))))
    .default("")

/** Where a visit at the site takes place. */
export const place = z.object({
  locality: plainLine(LOCALITY_LIMIT).describe("The professional reads it at once; a visit at the site needs it"),
  address: plainLine(ADDRESS_LIMIT, addressViolation).describe(
    "They read it once they have confirmed; a map link may stand in it",
  ),
})

/** Nothing at all is no number, and fine. */
const ownMobile = z
  .string()
  .trim()
  .max(30)
  .superRefine(byRule((text) => (text === "" ? undefined : mobileNumberViolation(text))))
  .transform((text) => toE164(text) ?? null)

/** The three booking paths of the specification take the same body; who is booked is provider_id or professional_id. */
export const bookingRequest = z
  .object({
    provider_id: reference.describe("The professional to book"),
    professional_id: reference.describe("The same under its other name"),
    service_id: reference,
    service_type: reference.describe("Slug, with underscores, or the display name; beside or instead of service_id"),
    booking_date: z.string().max(64).describe("UTC date, or an ISO date-time"),
    booking_time: z.string().max(16).optional().describe("UTC, HH:MM or HH:MM:SS"),
    delivery: z.enum(deliveries).optional().describe("One that the service offers; needed where it offers several"),
    place: place.optional().describe("Needed for a visit at the site; of another one it is not kept"),
    contact_mobile: ownMobile
      .optional()
      .describe(
        "For the professional, once they have confirmed; needed for an online visit of a service held by a call",
      ),
    package_id: reference.describe("A package of that service; left out, or empty: by the hour"),
    price: z
      .string()
      .max(20)
      .optional()
      .describe(
        "Per hour, or of the package, as it was shown, empty: to be agreed; where it is another one by now, that is said (409)",
      ),
    duration: z.coerce.number().int().optional().describe("Minutes as they were shown; the same"),
    ...details.shape,
    user_id: anyId.optional().describe("May only agree with the token"),
  })
  // Also beside other errors: everything that is wrong is said at once.
  .superRefine(
    (request, { addIssue }) => {
      const wrong = (path: string, rule: string) => addIssue({ code: "custom", path: [path], params: { rule } })
      if (!request.provider_id && !request.professional_id) wrong("provider_id", "no_provider")
      else if (namesTwo(request)) wrong("professional_id", "two_providers")
      if (!request.service_id && !request.service_type) wrong("service_type", "no_service")
      const { faults = {} } = readStart(textOf(request.booking_date), textOf(request.booking_time))
      for (const [field, fault] of Object.entries(faults)) wrong(field, fault)
    },
    { when: () => true },
  )
export type BookingRequest = z.output<typeof bookingRequest>

export const detailsOf = (request: BookingRequest) => details.parse(request)
export const detailNames = Object.keys(details.shape)

const textOf = (value: unknown) => (typeof value === "string" ? value : "")

const namesTwo = ({ provider_id, professional_id }: { provider_id?: string; professional_id?: string }) =>
  provider_id && professional_id && provider_id !== professional_id

export const reason = z.string().trim().max(REASON_LIMIT).optional()
export const cancellation = z.object({ id: z.string(), reason })

const service = z.object({ service_type: z.string().describe("Slug"), name: z.string() })

const historyEntry = z.object({
  status: z.enum(statuses),
  by: z
    .enum(["customer", "professional", "nobody"])
    .describe("nobody: it happened by itself; of account_inactive whose account it is"),
  reason: z.string().nullable(),
  kind: z.enum(historyKinds).nullable().describe("Null: the status changed, and no more"),
  proposed_time: z.string().nullable().describe("Instant: the start that a proposal is about"),
  at: z.string(),
})

const whileShared = `Null unless it is confirmed or completed, and ${CONTACT_DAYS} days after the visit`

const booking = z.object({
  id: z.string(),
  service,
  start_time: z.string().describe("Instant"),
  end_time: z.string().describe("Instant"),
  duration: z.number().int().describe("Minutes"),
  price: z.string().nullable().describe("Rupees per hour when it was booked; null: to be agreed"),
  total: z.string().nullable().describe("Rupees that price and duration come to"),
  offer_name: z.string().describe("What the professional called it then, or the package; empty: nothing but its type"),
  package: z
    .object({ id: z.string().nullable().describe("Null: it is offered no longer"), name: z.string() })
    .nullable()
    .describe("What it is, at the total; null: it is by the hour"),
  delivery: z.enum(deliveries).nullable().describe("Null: it was not asked then"),
  locality: z.string().describe("Of a visit at the site"),
  online_by: z.enum(meetingMethods).nullable().describe("How an online visit is held; null: it is none"),
  meeting_link: z.string().nullable().describe(`Of an online visit at a link. ${whileShared}`),
  city: z.string().nullable().describe("Of the studio or the site; null: it cannot be told"),
  status: z.enum(statuses),
  ...details.shape,
  created_at: z.string(),
  answer_due_at: z.string().nullable().describe("Instant at which a request without an answer ends; null: it is none"),
  history: z.array(historyEntry).describe("Oldest first"),
  proposal: z
    .object({ by: z.enum(sides), start_time: z.string().describe("Instant"), end_time: z.string().describe("Instant") })
    .nullable()
    .describe("Another time that one side would rather have; over once either start has come"),
})

export const customerBooking = booking.extend({
  service_id: z.string(),
  provider_id: z.string(),
  provider_name: z.string().nullable().describe("Business name; null: the account was deleted"),
  is_offered: z.boolean().describe("False: the service is paused or taken back, or its kind was closed"),
  provider_portrait: portraitUrls.nullable(),
  projects: z.array(shownProject).describe("Of the professional: two at most, of this trade first"),
  booking_date: z.string().describe("UTC date"),
  address: z.string().nullable(),
  contact_mobile: z.string().nullable().describe("As the customer left it for this visit"),
  review: z
    .enum(["awaited", "written"])
    .nullable()
    .describe("Of a visit that can be reviewed; null: there can be none"),
  business_phone: z.string().nullable().describe(whileShared),
  studio_address: z.string().nullable().describe(whileShared),
})
export type CustomerBooking = z.output<typeof customerBooking>

/** Without the phone and e-mail of the customer's account: those are the customer's to share, in their conversation. */
export const professionalBooking = booking.extend({
  service_id: z.string(),
  client_name: z.string().nullable().describe("Null: the account was deleted"),
  client_portrait: portraitUrls.nullable(),
  service_type: z.string().describe("Slug"),
  booking_date: z.string().describe("Instant"),
  undo_until: z.string().nullable().describe("Instant: until then the last change can be undone, and nobody is told"),
  address: z.string().nullable().describe(whileShared),
  contact_mobile: z.string().nullable().describe(whileShared),
  shared_contact: z
    .object({ phone: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .describe("What the customer shares with this professional, until they take it back"),
})
export type ProfessionalBooking = z.output<typeof professionalBooking>
export type HistoryEntry = z.output<typeof historyEntry>

export const listFilter = z.object({
  status: z.enum(listedAs).optional().describe("By now; upcoming: confirmed, and not over"),
  order: z
    .enum(["next_first"])
    .optional()
    .describe("What lies ahead, the next first, and after it what is over or cancelled, the latest first"),
  limit: pageLimit,
  cursor: z.string().max(120).optional().describe("Of a list in the same order"),
})
