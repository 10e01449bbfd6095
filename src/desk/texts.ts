import { inLanguages } from "../platform/language/language.ts"
import { pluralIn } from "../platform/language/parts.ts"

const plural = pluralIn("en")

export const deskTexts = inLanguages({
  en: {
    loading: "Loading the desk",
    failed: "What waits could not be loaded. Please try again.",
  },
})

export const deskDashboardTexts = inLanguages({
  en: {
    title: "Admin Dashboard",
    welcome: (name: string) => `Welcome, ${name}`,
    home: "Home",
    logOut: "Logout",
    waiting: {
      title: "What waits",
      nothing: "Nothing waits for the desk.",
      failed: "What waits could not be counted. Please reload the page.",
      kinds: {
        grievances: {
          label: "Complaints",
          count: (count: number) => plural(count, { one: "1 complaint", other: `${count} complaints` }),
        },
        submissions: {
          label: "Inbox",
          count: (count: number) => `${count} in the inbox`,
        },
        papers: {
          label: "Papers",
          count: (count: number) => plural(count, { one: "1 paper", other: `${count} papers` }),
        },
        second_looks: {
          label: "Second looks",
          count: (count: number) =>
            plural(count, { one: "1 check for a second look", other: `${count} checks for a second look` }),
        },
        posts: {
          label: "Blog",
          count: (count: number) => plural(count, { one: "1 post to read", other: `${count} posts to read` }),
        },
        comments: {
          label: "Comments",
          count: (count: number) => plural(count, { one: "1 comment to read", other: `${count} comments to read` }),
        },
        held_messages: {
          label: "Held messages",
          count: (count: number) => plural(count, { one: "1 held message", other: `${count} held messages` }),
        },
        reports: {
          label: "Reports",
          count: (count: number) => plural(count, { one: "1 reported item", other: `${count} reported items` }),
        },
        appeals: {
          label: "Appeals",
          count: (count: number) => plural(count, { one: "1 appeal", other: `${count} appeals` }),
        },
      },
      due: (time: string) => `first due ${time}`,
      late: (time: string) => `was due ${time}`,
    },
    week: {
      title: "The last seven days",
      lead: (since: string) => `Since ${since}, beside the seven days before up to the same hour.`,
      before: (count: string) => `${count} before`,
      beforeOf: (before: string, kind: string) => `${before}: ${kind}`,
      kinds: {
        people: "New people",
        professionals: "of them professionals",
        requests: "Service requests",
        answered: "of them answered in time",
        bookings: "Bookings made",
        reviews: "Reviews written",
        unanswered_searches: "Searches without a result",
      },
    },
    more: "More of the desk",
  },
})

export const deskAccountTexts = inLanguages({
  en: {
    title: "Your account",
    signedIn: (name: string, email: string) => `Signed in as ${name}, ${email}`,
    settings: "Settings",
    logOut: "Logout",
    customer: "Be a customer as well",
  },
})
