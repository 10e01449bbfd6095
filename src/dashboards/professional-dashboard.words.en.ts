export default {
  title: "Provider Dashboard",
  toUser: "Switch to User Dashboard",
  figures: {
    label: "In figures",
    pending: "Pending Bookings",
    upcoming: "Upcoming Bookings",
    services: "Total Services",
    locations: "Total Locations",
  },
  actions: {
    heading: "Quick Actions",
    answer: "Answer booking requests",
    bookings: "View all bookings",
    hours: "Set your hours",
    profile: "See my public profile",
    notifications: "Notifications",
  },
}
