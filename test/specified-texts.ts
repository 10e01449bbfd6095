/**
 * The specification's quoted texts of what is built. {…} is filled in when the text is shown. What is built next brings its
 * texts along.
 */
type Texts = readonly string[]

const home: Texts = [
  "Now serving in {cities} - Premium services expanding to other cities soon",
  "verified professionals",
  "average rating",
  "Services are being updated. Please check back soon!",
  "Available in {cities}",
  "Find Professionals",
  "Coming Soon",
  "Be Our First Review!",
]

const analytics: Texts = [
  "Analytics Temporarily Disabled",
  "Analytics functionality is temporarily disabled.",
  "Failed to fetch analytics data. Please try again later.",
  "Total Bookings",
  "Client Rating",
]

const enquiries: Texts = [
  "Sending...",
  "Join as Professional",
  "Learn More",
  "Submit Another Registration",
  "We will review your application and contact you within 2-3 business days.",
  "Register Another Interest",
  "We will notify you when positions matching your interests become available.",
]

const services: Texts = [
  "Failed to load services. Please try again later.",
  "showing our standard list",
  "No services available at the moment. Please check back later.",
  "Expanding Soon",
  "Get Quote",
  "Notify Me",
  "Submit Another Request",
  "Service Not Found",
  "Available Soon: Vastu consulting services will be available soon in {city}!",
  "Professional Vastu Consultants",
  "Request Consultation",
  "Residential Vastu",
  "Commercial Vastu",
  "Plot Selection",
  "Structural Design",
  "Construction Supervision",
  "Project Planning",
  "{service} Service Inquiry",
  "+91 98765 43210",
  "City, State",
  "Thank you for your interest!",
  "We'll notify you when {service} services are available in your area. You'll receive a confirmation email shortly.",
  "There was an issue submitting your form. We'll still notify you when services are available.",
  "We'll send it as soon as you're back online",
]

const compare: Texts = [
  "Please select at least 2 providers to compare",
  "You can compare up to 3 providers at a time",
  "Error loading providers",
  "No providers found for this category. Please select a different category or check back later.",
  "Please select a service category to see available providers.",
]

const search: Texts = [
  "Search keyword",
  "Category",
  "City",
  "State/Province",
  "Country",
  "Clear Filters",
  "Provided by",
  "Selected Service",
  "Not yet verified",
  "Failed to search services",
  "Failed to search services. Please try again later.",
  "Unexpected response format from server",
]

const profile: Texts = ["Book Now", "Price not set", "Registration not yet checked"]

const bookingDialog: Texts = [
  "Please select a date and time for your booking",
  "Please select a future date and time for your booking",
  "Provider information is missing",
  "Authentication token not found. Please log in again.",
  "Your session has expired. Please log in again.",
  "Service booked successfully!",
  "Failed to book service",
  "This time has just been taken. Please choose another.",
]

const selection: Texts = [
  "My Services",
  "You've already selected {service} from {provider}.",
  "Failed to load your selected services. Please try again later.",
  "Failed to remove service. Please try again.",
  "Service removed successfully",
  "Authentication error. Please log in again.",
]

const login: Texts = [
  "LOGIN",
  "SIGN UP",
  "Email or mobile number",
  "Remember me",
  "Invalid user data",
  "User not found",
  "Login failed",
  "Login failed. Please try again.",
  "Login failed: Invalid response from server.",
  "Login successful!",
  "Please use your e-mail",
  "Invalid admin credentials",
]

const register: Texts = [
  "Customer",
  "Professional",
  "{field} is required",
  "Please enter a valid email address",
  "Mobile number must be at least 10 digits",
  "Please fix the errors in the form before submitting",
  "Registration failed",
  "Registration failed. Please try again.",
  "An unexpected error occurred during registration",
  "Individual",
  "Builder",
  "Developer",
  "Company name",
  "License number",
  "Developer company",
  "Project scale",
  "Small (1-10 units)",
  "Medium (11-50 units)",
  "Large (50+ units)",
  "Enter the code we sent to {email}",
  "Builder accounts can only be service providers",
  "Developer accounts can only be service providers",
  "Individual users cannot become builders or developers",
  "Failed to add role to existing user",
  "Use 8+ characters with a mix of letters, numbers & symbols",
  "Weak",
  "Medium",
  "Strong",
]

const activation: Texts = [
  "Account Activated",
  "Activation Failed",
  "Invalid activation link. Please check your email and try again.",
  "An error occurred during account activation.",
]

const passwords: Texts = [
  "If your email is registered, you will receive password reset instructions shortly.",
  "Failed to send password reset request. Please try again later.",
  "Password must be at least 8 characters long",
  "Password must contain at least one number",
  "Please confirm your password",
  "Passwords do not match",
  "Invalid password reset link. Please request a new password reset.",
  "Failed to reset password. Please try again later.",
]

const dashboards: Texts = [
  "User Dashboard",
  "Provider Dashboard",
  "Welcome, {name}!",
  "Dual Role Account",
  "Go to Provider Dashboard",
  "Switch to Provider Dashboard",
  "Switch to User Dashboard",
  "Logout",
  "Find Services",
  "My Bookings",
  "Total Services",
  "Total Locations",
  "You haven't added any services yet.",
  "You haven't added any service locations yet.",
  "No recent activity to display.",
  "Your recent activities will appear here.",
  "An error occurred while fetching your recent activity",
  "Failed to load dashboard data. Please try again later.",
]

const customerBookings: Texts = [
  "View Details",
  "Unknown Service",
  "Unknown Provider",
  "Authentication required. Please log in again.",
  "Authentication expired. Please log in again.",
  "Failed to load bookings. Please try again later.",
]

const professionalBookings: Texts = [
  "Client",
  "Service",
  "Date & Time",
  "Status",
  "Actions",
  "All Bookings",
  "Pending",
  "Confirmed",
  "Completed",
  "Cancelled",
  "Confirm",
  "Decline",
  "Complete",
  "Cancel",
  "N/A",
  "Invalid date",
  "No bookings match your filter criteria.",
  "View My User Bookings",
  "Could not determine professional ID. Please try logging out and back in.",
  "No bookings found for this professional ID.",
  "Failed to update booking status. Please try again.",
  "Professional ID not found. Please try logging out and back in.",
]

const ownServices: Texts = [
  "Manage Services",
  "Set Price",
  "Update Service Price",
  "Enter price",
  "Update",
  "Update Price",
  "Price updated successfully",
  "Failed to update price",
  "Failed to update price. Please try again later.",
  "Professional {service_type} service",
  "Manage Locations",
  "View All Locations ({count})",
  "Failed to fetch services. Invalid response format.",
  "Failed to fetch services. Please try again later.",
]

const ownProfile: Texts = [
  "Your Profile",
  "Profile updated successfully",
  "Failed to update profile",
  "An error occurred while updating your profile",
  "Not available",
  "Admin",
  "User & Professional",
  "User",
]

const locations: Texts = [
  "Failed to load countries",
  "Failed to load states",
  "Failed to load cities",
  "Failed to add country",
  "Failed to update country",
  "Failed to add state",
  "Failed to update state",
  "Failed to delete state. It may have associated cities.",
  "Failed to delete country. It may have associated states.",
  "Failed to add city",
  "Failed to update city",
  "Failed to delete city",
  "Country added successfully",
  "Country updated successfully",
  "Country deleted successfully",
  "State added successfully",
  "State updated successfully",
  "State deleted successfully",
  "City added successfully",
  "City updated successfully",
  "City deleted successfully",
  "Country name and code are required",
  "State name and country are required",
  "City name and state are required",
  "Are you sure you want to delete this {kind}? This action cannot be undone.",
  "Adding...",
  "Updating...",
  "No countries found",
  "No states found",
  "No cities found",
  "Failed to fetch complete location data",
  "Failed to fetch location data",
  "Countries",
  "States / Provinces",
  "Cities",
  "States/Provinces",
  "Location Management",
]

const settings: Texts = ["Settings", "Profile", "Notifications", "Security", "Privacy"]

const activityTracking: Texts = [
  "User Activity Tracking",
  "Activity Statistics",
  "Login Count",
  "Total user logins recorded",
  "Last Login",
  "Most recent user activity",
  "Never",
  "Average Session",
  "Typical user engagement time",
  "Total Time Spent",
  "Cumulative platform usage",
  "No activity data available",
  "User activity will appear here once recorded",
  "Device Distribution",
  "User Role Summary",
  "Regular Users",
  "Users with standard access",
  "Service Providers",
  "Users offering services",
  "Dual Role Users",
  "Users with both roles",
  "User Activity Logs",
  "Filter by email",
  "All Users",
  "User Type",
  "Login Time",
  "Logout Time",
  "Duration",
  "Device",
  "Activity",
  "User/Provider ID",
  "Unknown",
  "Active",
  "Ended",
  "No activities found",
  "No activity logs available",
  "Try changing your filters or check back later",
  "Activity Details",
  "Still active",
  "User Activity History",
  "No activity history available for this user",
  "Show Debug Info",
  "Hide Debug Info",
  "Retry Fetch",
  "Failed to load activity data",
  "Failed to load activity logs",
  "An error occurred while fetching activity logs",
]

const notifications: Texts = ["Today", "Yesterday", "{N} days ago"]

const everywhere: Texts = [
  "{field} must be at least {N} characters",
  "Please enter a valid {field}",
  "Error!",
  "Try Again",
  "Request failed with status {code}",
  "Server error occurred",
  "No response received from server",
  "Unexpected Application Error!",
]

export const texts: Texts = [
  ...[
    ...home,
    ...enquiries,
    ...services,
    ...compare,
    ...search,
    ...profile,
    ...bookingDialog,
    ...selection,
    ...login,
    ...register,
    ...activation,
    ...passwords,
  ],
  ...[
    ...dashboards,
    ...analytics,
    ...customerBookings,
    ...professionalBookings,
    ...ownServices,
    ...ownProfile,
    ...locations,
    ...settings,
    ...activityTracking,
    ...notifications,
    ...everywhere,
  ],
]

/** The source as a person would read it: without comments, with line breaks as spaces. */
const shownParts = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replace(/\s+/g, " ")

const literally = (piece: string) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const FILLED = "\\$?\\{.{1,60}?\\}"

/** True where the text stands in the source, whatever expression fills its {…}. */
export const stands = (text: string, source: string) => {
  const pieces = text.split(/\{[^}]*\}/).map(literally)
  return new RegExp(pieces.join(FILLED)).test(shownParts(source))
}
