import { inLanguages } from "../platform/language/language.ts"
import { pluralIn } from "../platform/language/parts.ts"

const plural = pluralIn("en")

export const customerDashboardTexts = inLanguages({
  en: {
    title: "User Dashboard",
    welcome: (name: string) => `Welcome, ${name}!`,
    welcomeNobody: "Welcome!",
    otherSide: {
      text: "You are a customer and a professional. Bookings that customers make with you are on your Provider Dashboard.",
      go: "Go to Provider Dashboard",
    },
  },
})

/** What both sides' dashboards say. */
export const dashboardTexts = inLanguages({
  en: {
    loading: "Loading your dashboard",
    failed: "Failed to load dashboard data. Please try again later.",
    empty: { title: "No visits ahead" },
  },
})

export const professionalDashboardTexts = inLanguages({
  en: {
    title: "Provider Dashboard",
    toUser: "Switch to User Dashboard",
    figures: {
      label: "In figures",
      upcoming: "Upcoming Bookings",
      services: "Total Services",
      locations: "Total Locations",
      requests: "Service Requests",
      conversion: "Conversion Rate",
      percent: (rate: number) => `${rate} %`,
      /** What the rate means, beside it. */
      conversionMeans: (total: number) =>
        total === 0
          ? "Conversion: of all service requests, how many lead to a visit booked for the same service and not cancelled. You have none yet."
          : `Conversion: of ${plural(total, { one: "the 1 request", other: `all ${total} requests` })} since you joined, how many led to a visit booked for the same service and not cancelled.`,
    },
    requests: {
      waiting: (count: number) =>
        plural(count, {
          one: "1 service request is waiting for your answer.",
          other: `${count} service requests are waiting for your answer.`,
        }),
      answer: "Read and answer",
    },
    actions: {
      heading: "Quick Actions",
      hours: "Set your hours",
      profile: "See my public profile",
      analytics: "See how your work goes",
    },
  },
})
