import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { inLanguages } from "../platform/language/language.ts"
import type { Market } from "../platform/language/market.ts"
import { listIn, parts } from "../platform/language/parts.ts"
import { placesIn } from "../platform/language/places.ts"

const listed = listIn("en")

/** What stands around every page: header, menus, the frame of the signed-in areas, footer, error page. */
export const shellTexts = inLanguages({
  en: {
    /** Of a page that has none of its own. */
    skip: "Skip to content",
    home: `${brand.name}, home`,
    demo: "Demo",
    demoMeans: "The people and projects here are made up.",
    nav: {
      label: "Main",
      menu: "Menu",
      services: "Services",
      find: "Find professionals",
      ideas: "Ideas",
      blog: "Blog",
      compare: "Compare",
      shortlist: "Shortlist",
      join: "For professionals",
      testimonials: "What customers say",
      careers: "Careers",
      /** Of services, by their slugs. */
      pages: {
        "interior-designer": "Interior designers",
        architect: "Architects",
        contractor: "Contractors",
        "real-estate-lawyer": "Real estate lawyers",
        "vastu-consultant": "Vastu consultants",
        "civil-engineer": "Civil engineers",
      },
      allServices: "All services",
      contact: "Contact",
      help: "Help",
      about: "About",
      terms: "Terms",
      privacy: "Privacy",
      refund: "Refunds",
      grievance: "Grievances",
      logIn: "Log in",
      signUp: "Sign up",
      /** A visitor's bar on a phone. */
      shortcuts: "Shortcuts",
      search: "Search",
      messages: "Messages",
    },
    account: {
      menu: "Account menu",
      /** The first part is only read aloud. */
      menuOf: (aloud: (text: string) => ReactNode, name: ReactNode) => parts(aloud("Account menu of "), name),
      asCustomer: "As a customer",
      asProfessional: "As a professional",
      profile: "Profile",
      posts: "My posts",
      settings: "Settings",
      logout: "Logout",
      switchTo: { user: "Switch to User Dashboard", provider: "Switch to Provider Dashboard" },
    },
    /** Each link by its whole name, which is read aloud and stands where there is room, and by one for a phone's bar. */
    areas: {
      user: {
        label: "Your account",
        links: {
          dashboard: { label: "Dashboard" },
          profile: { label: "Profile" },
          search: { label: "Find Services", short: "Find" },
          services: { label: "My Services", short: "Services" },
          shortlist: { label: "Your shortlist", short: "Shortlist" },
          bookings: { label: "My Bookings", short: "Bookings" },
          requests: { label: "Your requests", short: "Requests" },
          messages: { label: "Messages" },
          notifications: { label: "Notifications" },
          settings: { label: "Settings" },
        },
      },
      provider: {
        label: "Your practice",
        links: {
          dashboard: { label: "Provider Dashboard", short: "Dashboard" },
          profile: { label: "Profile" },
          services: { label: "Services" },
          projects: { label: "Your work", short: "Work" },
          bookings: { label: "Bookings" },
          availability: { label: "Hours" },
          requests: { label: "Service Requests", short: "Requests" },
          reviews: { label: "Reviews" },
          analytics: { label: "Analytics" },
          verification: { label: "Verification" },
          messages: { label: "Messages" },
          notifications: { label: "Notifications" },
          tools: { label: "Tools" },
          settings: { label: "Settings" },
        },
      },
      unread: (count: string) => `${count} unread`,
    },
    footer: {
      label: "Footer",
      activeIn: (cities: readonly string[]) => `Active in ${listed(cities)}`,
      explore: "Explore",
      talk: "Talk to us",
      ways: { phone: "Phone:", message: "Message:", mail: "E-mail:", support: "Support:" },
      legal: "Legal",
      grievanceOfficer: (name: ReactNode) => parts("Grievance officer: ", name),
    },
    theme: { label: "Theme", system: "System", light: "Light", dark: "Dark" },
    error: {
      notFound: {
        title: "Not found",
        heading: "We could not find this page.",
        advice: "It may have moved, or the link may be incomplete.",
      },
      bug: {
        title: "Something went wrong",
        heading: "Unexpected Application Error!",
        advice: "Something broke on our side; it has been recorded. What you saved is safe. Please reload the page.",
      },
      busy: { title: "One moment", advice: "What you saved is safe." },
      find: "Find professionals",
      home: "Go to the home page",
    },
    /** The next page could not be had, and this one stays. */
    noConnection: "No connection. Please try again when you are back online.",
    outOfReach: {
      title: "We could not reach the service",
      advice: "The connection is lost or very slow. What you saved is safe. Please try again.",
      again: "Try Again",
    },
  },
})

/** What search engines say of pages that say nothing of themselves. */
export const siteDescriptionTexts = inLanguages({
  en: {
    description: ({ cities }: Market) =>
      `${brand.name}: verified professionals for your home in ${placesIn("en")(cities)}.`,
  },
})
