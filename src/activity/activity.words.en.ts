/** Known actions (specification 2 §3, and what happens to bookings), and the panel that shows them. */
export default {
  actions: {
    login: "Logged in",
    logout: "Logged out",
    change_password: "Changed password",
    reset_password: "Set a new password",
    change_email: "Changed email",
    update_profile: "Updated profile",
    update_availability: "Updated hours",
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
    booking_expired: "Booking not answered",
  } as Record<string, string>,
}
