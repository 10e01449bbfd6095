import { inLanguages } from "../platform/language/language.ts"

export const activityPersonalTexts = inLanguages({
  en: {
    title: "What you did",
    columns: { action: "What", details: "Details", created_at: "When", ip_address: "Network address" },
  },
})

/** Known actions (specification 2 §3, and what happens to bookings), and the panel that shows them. */
export const actionTexts = inLanguages({
  en: {
    actions: {
      login: "Logged in",
      logout: "Logged out",
      change_password: "Changed password",
      reset_password: "Set a new password",
      change_email: "Changed email",
      update_profile: "Updated profile",
      update_availability: "Updated hours",
      add_service: "Added a service",
      remove_service: "Removed a service",
      update_price: "Updated a price",
      pause_service: "Paused a service",
      resume_service: "Resumed a service",
      update_business: "Updated business profile",
      select_service: "Selected a service",
      book_service: "Booked a service",
      service_request: "Requested a service",
      view_service: "Viewed a service",
      search_service: "Searched for services",
      booking_request: "New booking request",
      confirm_booking: "Booking confirmed",
      decline_booking: "Booking declined",
      complete_booking: "Booking completed",
      cancel_booking: "Booking cancelled",
      visit_off: "Visit is off",
      move_request: "Request moved to another time",
      propose_time: "Another time proposed",
      accept_time: "New time accepted",
      decline_time: "New time declined",
      withdraw_time: "New time withdrawn",
      time_taken: "New time booked by someone else",
      no_show: "Visit did not take place",
      no_show_answer: "Answered about a visit",
      booking_expired: "Request not answered in time",
      service_request_by_customer: "New service request",
      accept_request: "Accepted a request",
      decline_request: "Declined a request",
      withdraw_request: "Withdrew a request",
      request_accepted: "Request accepted",
      request_declined: "Request declined",
      request_withdrawn: "Request withdrawn",
      request_taken_back: "Request taken back by our team",
      request_taken_back_for_professional: "Request taken back by our team",
      request_ended_for_customer: "Request ended",
      request_ended_for_professional: "Request ended",
      request_lapsed: "Request not answered in time",
      request_missed: "Request not answered in time",
    } as Record<string, string>,
  },
})

/** The panel of a dashboard (specification 2 §2). */
export const recentActivityTexts = inLanguages({
  en: {
    title: "Recent Activity",
    nothing: "No recent activity to display.",
    hint: "Your recent activities will appear here.",
    failed: "An error occurred while fetching your recent activity",
  },
})
