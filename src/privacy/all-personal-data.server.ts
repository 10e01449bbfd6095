// Everything we keep about people, slice by slice, in the order in which it is taken away: the vocabulary while the words
// are still where they were said, then the account, by which everything else knows that nobody is there any more. A test
// walks the database and finds the table that is not here.
import { accountData } from "../accounts/account.personal.server.ts"
import { activityData } from "../activity/activity.personal.server.ts"
import { availabilityData } from "../availability/availability.personal.server.ts"
import { bookingData } from "../bookings/booking.personal.server.ts"
import { grievanceData } from "../enquiries/grievance/grievance.personal.server.ts"
import { enquiryData } from "../enquiries/submission.personal.server.ts"
import { eventData } from "../events/event.personal.server.ts"
import { fileData } from "../files/file.personal.server.ts"
import { notificationData } from "../notifications/notification.personal.server.ts"
import type { PersonalData, TableName } from "../platform/personal-data.server.ts"
import { platformData } from "../platform/platform.personal.server.ts"
import { professionalData } from "../professionals/professional.personal.server.ts"
import { reviewData } from "../reviews/review.personal.server.ts"
import { searchData } from "../search/search.personal.server.ts"
import { privacyData } from "./privacy.personal.server.ts"

export const personalData: readonly PersonalData[] = [
  searchData,
  accountData,
  fileData,
  availabilityData,
  professionalData,
  bookingData,
  reviewData,
  enquiryData,
  grievanceData,
  notificationData,
  activityData,
  eventData,
  privacyData,
  platformData,
]

/** What is the same for everybody. */
export const impersonal: readonly TableName[] = [
  ...(["countries", "states", "cities", "localities", "service_types", "service_type_cities"] as const),
  // A view of professionals.
  "public_professionals",
]
