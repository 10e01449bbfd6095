// The layers of slices in their order: each folder may know those above it, and those in one row do not know each other; a
// test keeps it (test/architecture/slices.ts). What a slice brings stands in its x.slice.server.ts; a folder without a server
// side is named. A new slice is entered here, and nowhere else.
import { accounts } from "./accounts/account.slice.server.ts"
import { activity } from "./activity/activity.slice.server.ts"
import { analytics } from "./analytics/analytics.slice.server.ts"
import { availability } from "./availability/availability.slice.server.ts"
import { blog } from "./blog/blog.slice.server.ts"
import { bookings } from "./bookings/booking.slice.server.ts"
import { dashboards } from "./dashboards/overview.slice.server.ts"
import { desk } from "./desk/desk.slice.server.ts"
import { enquiries } from "./enquiries/enquiry.slice.server.ts"
import { events } from "./events/event.slice.server.ts"
import { files } from "./files/file.slice.server.ts"
import { locations } from "./locations/location.slice.server.ts"
import { messagingSlice } from "./messaging/messaging.slice.server.ts"
import { moderation } from "./moderation/moderation.slice.server.ts"
import { notifications as notificationSlice } from "./notifications/notification.slice.server.ts"
import { platform } from "./platform/platform.slice.server.ts"
import type { Slice } from "./platform/slice.server.ts"
import { privacy } from "./privacy/privacy.slice.server.ts"
import { professionals } from "./professionals/professional.slice.server.ts"
import { requests } from "./requests/service-request.slice.server.ts"
import { reviews } from "./reviews/review.slice.server.ts"
import { search } from "./search/search.slice.server.ts"
import { selections } from "./selections/selection.slice.server.ts"
import { services } from "./services/service.slice.server.ts"
import { homePage } from "./site/site.slice.server.ts"

export const layers: readonly (readonly (Slice | string)[])[] = [
  [platform],
  ["ui"],
  ["drawings"],
  ["sharing"],
  [events],
  [activity, notificationSlice, files],
  [accounts],
  [moderation],
  [locations],
  [services],
  [professionals],
  [availability],
  ["compare"],
  [selections],
  [search],
  [bookings],
  [requests, reviews],
  [enquiries],
  [messagingSlice],
  [blog],
  [analytics],
  [privacy],
  ["shell"],
  [dashboards, desk, homePage, "settings", "dev"],
]

export const slices = layers.flat().filter((one) => typeof one !== "string")

export const calls = slices.flatMap((slice) => slice.calls)

/** For /api/docs: what people come for before what it stands on. */
export const documented = slices
  .filter(({ calls }) => calls.length > 0)
  .map(({ name, title = name, description, calls }) => ({ name: title, description, calls }))
  .toReversed()

export const purposes = slices.flatMap((slice) => slice.files ?? [])

export const notifications = slices.flatMap((slice) => slice.notifications ?? [])

export const personalData = slices.flatMap((slice) => slice.personal ?? [])
