// Every slice with calls, in the order a newcomer meets them: /api/docs shows them so. What one brings stands in its
// x.slice.server.ts.
import { accounts } from "./accounts/account.slice.server.ts"
import { activity } from "./activity/activity.slice.server.ts"
import { availability } from "./availability/availability.slice.server.ts"
import { bookings } from "./bookings/booking.slice.server.ts"
import { dashboards } from "./dashboards/overview.slice.server.ts"
import { enquiries } from "./enquiries/enquiry.slice.server.ts"
import { events } from "./events/event.slice.server.ts"
import { files } from "./files/file.slice.server.ts"
import { locations } from "./locations/location.slice.server.ts"
import { notifications } from "./notifications/notification.slice.server.ts"
import type { Slice } from "./platform/slice.server.ts"
import { privacy } from "./privacy/privacy.slice.server.ts"
import { professionals } from "./professionals/professional.slice.server.ts"
import { reviews } from "./reviews/review.slice.server.ts"
import { search } from "./search/search.slice.server.ts"
import { services } from "./services/service.slice.server.ts"
import { homePage } from "./site/site.slice.server.ts"

export const slices: readonly Slice[] = [
  ...[search, professionals, availability, reviews, accounts, bookings, notifications, events],
  ...[files, privacy, activity, dashboards, services, locations, enquiries, homePage],
]

export const calls = slices.flatMap((slice) => slice.calls)

export const purposes = slices.flatMap((slice) => slice.files ?? [])

export const kinds = slices.flatMap((slice) => slice.kinds ?? [])
