import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"
import { durationParts } from "./activity-log.rules.ts"

const plural = pluralIn("en")
const counted = (count: number) => count.toLocaleString("en-IN")

export const activityLogFieldTexts = inLanguages({
  en: { fields: { user_email: "Email", user_type: "User type", limit: "Limit", offset: "Offset" } },
})

export const activityLogAnswerTexts = inLanguages({
  en: {
    entry: "entry",
    tooWide: (people: number) =>
      `More than ${counted(people)} people have this in their address. Please type more of it.`,
  },
})

/** "45 s", "12 min", "1 h 5 min" (specification 2 §4). */
export const durationTexts = inLanguages({
  en: {
    duration: (of: number) => {
      const parts = durationParts(of)
      if ("seconds" in parts) return `${parts.seconds} s`
      const minutes = `${parts.minutes} min`
      return parts.hours === undefined ? minutes : `${counted(parts.hours)} h ${minutes}`
    },
  },
})

/** The section of the administrators' dashboard (specification 2 §2). */
export const activityTrackingTexts = inLanguages({
  en: {
    title: "User Activity Tracking",
    lead: "Who signs in, for how long and on what, and what they do here. All times are Indian (IST).",
    statistics: "Activity Statistics",
    failed: "Failed to load activity data",
    nothing: { title: "No activity data available", hint: "User activity will appear here once recorded" },
    never: "Never",
    count: counted,
    figures: {
      login_count: { title: "Login Count", hint: "Total user logins recorded" },
      last_login: { title: "Last Login", hint: "Most recent user activity" },
      avg_session_duration_seconds: { title: "Average Session", hint: "Typical user engagement time" },
      total_time_spent_seconds: { title: "Total Time Spent", hint: "Cumulative platform usage" },
    },
    devices: {
      title: "Device Distribution",
      share: (count: number, percent: number) =>
        plural(count, { one: `1 login, ${percent} %`, other: `${counted(count)} logins, ${percent} %` }),
    },
    roles: {
      title: "User Role Summary",
      regular_users: { title: "Regular Users", hint: "Users with standard access" },
      service_providers: { title: "Service Providers", hint: "Users offering services" },
      dual_role_users: { title: "Dual Role Users", hint: "Users with both roles" },
    },
    debug: {
      show: "Show Debug Info",
      hide: "Hide Debug Info",
      retry: "Retry Fetch",
      token: (length: number, parts: number) => `A token is stored: ${length} characters in ${parts} parts.`,
      noToken: "No token is stored.",
      answer: "The last answer, with addresses, names and tokens left out",
    },
  },
})

export const deviceTexts = inLanguages({
  en: { names: { Desktop: "Desktop", Mobile: "Mobile", Tablet: "Tablet", Unknown: "Unknown" } },
})

/** The table, and what its dialog shares with it. */
export const activityLogTexts = inLanguages({
  en: {
    title: "User Activity Logs",
    loading: "Loading activity logs",
    failed: "Failed to load activity logs",
    unreachable: "An error occurred while fetching activity logs",
    empty: { title: "No activities found" },
    noMatch: { title: "No activity logs available", hint: "Try changing your filters or check back later" },
    filterByEmail: "Filter by email",
    userType: "User type",
    allUsers: "All Users",
    userTypes: { user: "Regular Users", provider: "Service Providers", dual: "Dual Role Users" },
    columns: {
      number: "#",
      email: "Email",
      userType: "User Type",
      loginTime: "Login Time",
      logoutTime: "Logout Time",
      duration: "Duration",
      device: "Device",
      status: "Status",
      activity: "Activity",
      id: "User/Provider ID",
      details: "Details",
    },
    unknown: "Unknown",
    none: "N/A",
    type: { user: "Regular User", provider: "Service Provider", dual: "Dual Role User", admin: "Admin" },
    asAdmin: "At the administrators' page",
    active: "Active",
    ended: "Ended",
    view: "View Details",
    viewOf: (who: string) => `of ${who}`,
    pages: {
      label: "Pages of the activity logs",
      first: "First",
      previous: "Previous",
      next: "Next",
      last: "Last",
      /** "Page 2 of 7" */
      place: (page: number, pages: number) => `Page ${counted(page)} of ${counted(pages)}`,
      total: (total: number) => plural(total, { one: "1 entry", other: `${counted(total)} entries` }),
    },
  },
})

export const activityLogFileTexts = inLanguages({
  en: {
    columns: [
      ...["Email", "Name", "User Type", "Login Time", "Logout Time", "Duration in seconds", "Device", "Status"],
      ...["Activity", "User ID", "Provider ID", "Activity ID"],
    ],
    cut: (rows: number) =>
      `Cut here: a file has the newest ${counted(rows)} entries at most. Filter the list for the others.`,
  },
})

export const entryTexts = inLanguages({
  en: {
    title: "Activity Details",
    close: "Close",
    gone: "No longer named: the account was deleted, or there was none.",
    who: { email: "Email", user_id: "User ID", provider_id: "Provider ID" },
    action: "Current action",
    session: {
      title: "Session",
      login: "Login time",
      logout: "Logout time",
      active: "Still active",
      duration: "Duration",
      toLastUse: (duration: string) => `${duration}, to its last use`,
      status: "Status",
      unknown: "It is not known in which session this was done.",
    },
    device: { title: "Device and network", device: "Device", address: "IP address", id: "Activity ID" },
    about: {
      update_profile: "Changed in the profile:",
      update_profile_unknown: "The profile was changed. What was changed is not known.",
      view_service: "Looked at the profile of somebody who offers this service.",
      search_service: "Looked for services with this search.",
      logout: "Logged out, which ended the session.",
      other: "Done while signed in.",
    },
    changed: {
      full_name: "Name",
      mobile_number: "Phone",
      city: "City",
      state: "State",
      country: "Country",
    } as Record<string, string>,
    history: {
      title: "User Activity History",
      loading: "Loading the history",
      none: "No activity history available for this user",
      shown: (shown: number, total: number) => `The latest ${counted(shown)} of ${counted(total)}`,
      more: "Show more",
      stillActive: "Still active",
      until: (instant: string) => `Session until ${instant}`,
      open: (what: string) => `${what}: show details`,
    },
  },
})
