import { inLanguages } from "../platform/language/language.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"

/** What the calls about notification choices say. */
export const choiceTexts = inLanguages({
  en: {
    unknown: "Please choose among the topics there are.",
    /** Whatever has no topic: the mails that an account cannot do without. */
    account: {
      label: "Your account and its safety",
      why: "Links and codes you ask for, word of changes to your password, email or logins, and what becomes of your data. They are always sent: without them you could be locked out, or not learn that somebody else got in.",
    },
    noMail: "Shown in the app. No mails are sent about it.",
  },
})

/** The part of the settings about what somebody is told, and how. */
export const notificationChoicesTexts = inLanguages({
  en: {
    title: "How we tell you",
    lead: "Everything is listed in the app under Notifications. Choose what we send by mail as well.",
    inApp: "In the app",
    byMail: "By mail",
    switchedOn: (label: string) => `By mail from now on: ${label}`,
    switchedOff: (label: string) => `No longer by mail: ${label}`,
    notKept: "That was not saved, so it stays as it was. Please try again.",
  },
})

export const notificationPersonalTexts = inLanguages({
  en: {
    notifications: {
      title: "Notifications",
      columns: {
        title: "Title",
        message: "Message",
        audience: "As",
        type: "Sort",
        kind: "Kind",
        link: "Leads to",
        created_at: "When",
        read_at: "Read",
      },
      values: { audience: { user: "Customer", provider: "Professional" } },
    },
    notification_choices: {
      title: "What you want by mail",
      columns: { topic: "Topic", by_mail: "By mail" },
    },
  } satisfies Record<string, TableTexts>,
})

export const notificationProblemTexts = inLanguages({
  en: {
    notification: "notification",
    /** Of a kind that this version of the site does not know. */
    unknownKind: { title: "News for you", message: "We cannot show what this is about at the moment." },
  },
})

/** The list of notifications, alike for both sides of an account. */
export const notificationTexts = inLanguages({
  en: {
    title: "Notifications",
    zone: "Times are Indian time.",
    loading: "Loading notifications",
    failed: "Failed to load notifications. Please try again later.",
    empty: { title: "No notifications yet", hint: "What happens to your bookings will be told here." },
    noMatch: { title: "You are up to date", hint: "There is nothing that you have not read." },
    which: "Which notifications",
    all: "All",
    filters: { unread: "Unread" },
    isNew: "New",
    view: "View",
    markRead: "Mark as read",
    markAllRead: "Mark all as read",
    remove: "Delete",
    removed: "Notification deleted",
    wait: "Please wait",
    failedAct: "That did not work. Please try again.",
  },
})
