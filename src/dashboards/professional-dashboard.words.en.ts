export default {
  title: "Provider Dashboard",
  toUser: "Switch to User Dashboard",
  figures: {
    label: "In figures",
    upcoming: "Upcoming Bookings",
    services: "Total Services",
    locations: "Total Locations",
  },
  actions: {
    heading: "Quick Actions",
    bookings: "View all bookings",
    hours: "Set your hours",
    profile: "See my public profile",
    notifications: "Notifications",
  },
}
