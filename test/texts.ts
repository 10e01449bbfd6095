/**
 * The specification's quoted texts that the pages built so far need, and where each stands. {…} is filled in when the
 * text is shown. A page that is built later brings its texts along.
 */
type Texts = readonly (readonly [text: string, file: string])[]

const home: Texts = [
  ["Now serving in Pune - Premium services expanding to other cities soon", "src/site/components/banner.tsx"],
  ["verified professionals", "src/site/components/statistics-strip.tsx"],
  ["average rating", "src/site/components/statistics-strip.tsx"],
  ["Services are being updated. Please check back soon!", "src/site/components/service-cards.tsx"],
  ["Available in Pune", "src/site/components/service-cards.tsx"],
  ["Find Professionals", "src/site/components/service-cards.tsx"],
  ["Coming Soon", "src/site/components/service-cards.tsx"],
  ["Be Our First Review!", "src/site/components/testimonials.tsx"],
]

const search: Texts = [
  ["Search keyword", "src/search/components/search-filters.tsx"],
  ["Category", "src/search/components/search-filters.tsx"],
  ["City", "src/search/components/search-filters.tsx"],
  ["State/Province", "src/search/components/search-filters.tsx"],
  ["Country", "src/search/components/search-filters.tsx"],
  ["Clear Filters", "src/search/components/search-filters.tsx"],
  ["Provided by", "src/search/components/result-card.tsx"],
  ["Selected Service", "src/search/components/selected-service.tsx"],
  ["Not yet verified", "src/search/components/result-card.tsx"],
  ["Failed to search services", "src/search/user-search.page.tsx"],
  ["Failed to search services. Please try again later.", "src/search/user-search.page.tsx"],
  ["Unexpected response format from server", "src/search/user-search.page.tsx"],
]

const profile: Texts = [
  ["Book Now", "src/professionals/components/profile-aside.tsx"],
  ["Price not set", "src/platform/money.ts"],
  ["Registration not yet checked", "src/professionals/verification.rules.ts"],
]

const bookingDialog: Texts = [
  ["Please select a date and time for your booking", "src/bookings/booking-time.rules.ts"],
  ["Please select a future date and time for your booking", "src/bookings/booking-time.rules.ts"],
  ["Provider information is missing", "src/bookings/booking.schema.ts"],
  ["Authentication token not found. Please log in again.", "src/bookings/book-here.ts"],
  ["Your session has expired. Please log in again.", "src/bookings/book-here.ts"],
  ["Service booked successfully!", "src/bookings/booking.server.ts"],
  ["Failed to book service", "src/bookings/book-here.ts"],
  ["This time has just been taken. Please choose another.", "src/bookings/booking.server.ts"],
]

const login: Texts = [
  ["LOGIN", "src/accounts/login.page.tsx"],
  ["SIGN UP", "src/accounts/login.page.tsx"],
  ["Email or mobile number", "src/accounts/account.schema.ts"],
  ["Remember me", "src/accounts/components/login-form.tsx"],
  ["Invalid user data", "src/accounts/log-in-here.ts"],
  ["User not found", "src/accounts/log-in-here.ts"],
  ["Login failed", "src/accounts/sign-in.server.ts"],
  ["Login failed. Please try again.", "src/accounts/log-in-here.ts"],
  ["Login failed: Invalid response from server.", "src/accounts/log-in-here.ts"],
  ["Login successful!", "src/accounts/components/login-form.tsx"],
  ["Please use your e-mail", "src/accounts/sign-in.server.ts"],
  ["Invalid admin credentials", "src/accounts/admin-login.page.tsx"],
]

const register: Texts = [
  ["Customer", "src/accounts/components/sign-up-panel.tsx"],
  ["Professional", "src/accounts/components/sign-up-panel.tsx"],
  ["{field} is required", "src/accounts/account.schema.ts"],
  ["Password is required", "src/accounts/account.schema.ts"],
  ["Please enter a valid email address", "src/accounts/account.schema.ts"],
  ["Mobile number must be at least 10 digits", "src/accounts/account.schema.ts"],
  ["Please fix the errors in the form before submitting", "src/accounts/sign-up-here.ts"],
  ["Registration failed", "src/accounts/sign-up-here.ts"],
  ["Registration failed. Please try again.", "src/accounts/sign-up-here.ts"],
  ["An unexpected error occurred during registration", "src/accounts/sign-up-here.ts"],
  ["Use 8+ characters with a mix of letters, numbers & symbols", "src/ui/password-strength.tsx"],
  ["Weak", "src/ui/password-strength.tsx"],
  ["Medium", "src/ui/password-strength.tsx"],
  ["Strong", "src/ui/password-strength.tsx"],
]

const activation: Texts = [
  ["Account Activated", "src/accounts/activate.page.tsx"],
  ["Activation Failed", "src/accounts/activate.page.tsx"],
  ["Invalid activation link. Please check your email and try again.", "src/accounts/activate.page.tsx"],
  ["An error occurred during account activation.", "src/accounts/activate.page.tsx"],
]

const dashboards: Texts = [
  ["User Dashboard", "src/dashboards/user-dashboard.page.tsx"],
  ["Provider Dashboard", "src/dashboards/provider-dashboard.page.tsx"],
  ["Welcome, {name}!", "src/dashboards/components/welcome-header.tsx"],
  ["Dual Role Account", "src/dashboards/components/welcome-header.tsx"],
  ["Go to Provider Dashboard", "src/dashboards/components/welcome-header.tsx"],
  ["Switch to Provider Dashboard", "src/shell/area-links.ts"],
  ["Switch to User Dashboard", "src/shell/area-links.ts"],
  ["Logout", "src/shell/account-groups.ts"],
  ["Find Services", "src/dashboards/user-dashboard.page.tsx"],
  ["My Bookings", "src/dashboards/user-dashboard.page.tsx"],
  ["Total Services", "src/dashboards/provider-dashboard.page.tsx"],
  ["Total Locations", "src/dashboards/provider-dashboard.page.tsx"],
  ["You haven't added any services yet.", "src/professionals/components/own-offer.tsx"],
  ["You haven't added any service locations yet.", "src/professionals/components/own-offer.tsx"],
  ["No recent activity to display.", "src/activity/components/recent-activity.tsx"],
  ["Your recent activities will appear here.", "src/activity/components/recent-activity.tsx"],
  ["An error occurred while fetching your recent activity", "src/activity/activity-view.ts"],
  ["Failed to load dashboard data. Please try again later.", "src/dashboards/provider-dashboard.page.tsx"],
  ["User & Professional", "src/accounts/roles.rules.ts"],
]

const userBookings: Texts = [
  ["View Details", "src/bookings/components/customer-bookings.tsx"],
  ["Unknown Service", "src/bookings/components/customer-bookings.tsx"],
  ["Unknown Provider", "src/bookings/components/customer-bookings.tsx"],
  ["Authentication required. Please log in again.", "src/platform/api-client.ts"],
  ["Authentication expired. Please log in again.", "src/platform/api-client.ts"],
  ["Failed to load bookings. Please try again later.", "src/bookings/bookings-view.ts"],
]

const providerBookings: Texts = [
  ["Client", "src/bookings/components/provider-bookings.tsx"],
  ["Service", "src/bookings/components/provider-bookings.tsx"],
  ["Date & Time", "src/bookings/components/provider-bookings.tsx"],
  ["Status", "src/bookings/components/provider-bookings.tsx"],
  ["Actions", "src/bookings/components/provider-bookings.tsx"],
  ["All Bookings", "src/bookings/components/status-filter.tsx"],
  ["Pending", "src/bookings/components/status-filter.tsx"],
  ["Confirmed", "src/bookings/components/status-filter.tsx"],
  ["Completed", "src/bookings/components/status-filter.tsx"],
  ["Cancelled", "src/bookings/components/status-filter.tsx"],
  ["Confirm", "src/bookings/components/move-buttons.tsx"],
  ["Decline", "src/bookings/components/move-buttons.tsx"],
  ["Complete", "src/bookings/components/move-buttons.tsx"],
  ["Cancel", "src/bookings/components/move-buttons.tsx"],
  ["N/A", "src/bookings/components/provider-bookings.tsx"],
  ["Invalid date", "src/platform/time.ts"],
  ["No bookings match your filter criteria.", "src/bookings/components/provider-bookings.tsx"],
  ["View My User Bookings", "src/bookings/provider-bookings.page.tsx"],
  ["Could not determine professional ID. Please try logging out and back in.", "src/bookings/bookings-view.ts"],
  ["No bookings found for this professional ID.", "src/bookings/bookings-view.ts"],
  ["Failed to update booking status. Please try again.", "src/bookings/provider-bookings.page.tsx"],
  ["Professional ID not found. Please try logging out and back in.", "src/bookings/provider-bookings.page.tsx"],
]

const notifications: Texts = [
  ["Today", "src/platform/time.ts"],
  ["Yesterday", "src/platform/time.ts"],
  ["{N} days ago", "src/platform/time.ts"],
]

const everywhere: Texts = [
  ["{field} must be at least {N} characters", "src/platform/validation.ts"],
  ["Please enter a valid {field}", "src/platform/validation.ts"],
  ["Error!", "src/ui/form-alert.tsx"],
  ["Try Again", "src/ui/error-state.tsx"],
  ["Request failed with status {code}", "src/platform/api-client.ts"],
  ["Server error occurred", "src/platform/api-client.ts"],
  ["No response received from server", "src/platform/api-client.ts"],
  ["Unexpected Application Error!", "src/shell/error-page.tsx"],
]

export const texts: Texts = [
  ...[...home, ...search, ...profile, ...bookingDialog, ...login, ...register, ...activation],
  ...[...dashboards, ...userBookings, ...providerBookings, ...notifications, ...everywhere],
]

/** The source as a person would read it: without comments, with line breaks as spaces. */
const shownParts = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replace(/\s+/g, " ")

const literal = (piece: string) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const FILLED = "\\$?\\{.{1,60}?\\}"

/** True where the text stands in the source, whatever expression fills its {…}. */
export const stands = (text: string, source: string) => {
  const pieces = text.split(/\{[^}]*\}/).map(literal)
  return new RegExp(pieces.join(FILLED)).test(shownParts(source))
}
