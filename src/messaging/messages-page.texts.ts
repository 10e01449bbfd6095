import type { ReactNode } from "react"
import { inLanguages } from "../platform/language/language.ts"
import { parts, pluralIn } from "../platform/language/parts.ts"

const plural = pluralIn("en")

const anyFiles = (count: number) => plural(count, { one: "1 file", other: `${count} files` })

/** Conversations: the list, the thread, what is written. */
export const messagesPageTexts = inLanguages({
  en: {
    title: "Messages",
    description: "Your conversations with professionals and customers.",
    failed: "That did not work. Please try again.",
    noConnection: "There is no connection just now.",
    signedOut: {
      title: "Log in to read your messages",
      lead: "Ask a professional before you book, and keep what was agreed in one place. Your messages wait in your account.",
      logIn: "Go to Login",
      withoutScript: (phone: ReactNode) =>
        parts("Messages need JavaScript, which is off in this browser. Please switch it on, or call us: ", phone),
    },
    opening: {
      title: "Ask a question",
      loading: "Opening the conversation",
      failed: "The conversation could not be opened. Please try again.",
      none: "This conversation is not there. It may belong to another account.",
      back: "Back to messages",
      likeProject: (title: string, address: string) =>
        `I saw your project “${title}” (${address}) and would like something like it.`,
      own: { label: "Go to your messages", to: "/messages" },
      obstacles: {
        own_profile: "This is your own profile. Customers write to you from here; you answer them in your messages.",
        professional:
          "You are logged in as a professional, and asking another one needs the customer side of an account. Add it to yours or use another account, and you come back to this page.",
        admin:
          "You are logged in as an administrator, and administrators do not write to professionals. Log in or sign up as a customer, and you come back to this page.",
      },
    },
    list: {
      label: "Conversations",
      newChat: "New Chat",
      loading: "Loading your conversations",
      failed: "Failed to load conversations",
      failedHint: "Please check your connection, then try again.",
      more: "Loading more conversations",
      empty: {
        title: "No conversations yet",
        customer:
          "Find a professional and press “Ask a question” on their profile. It costs nothing and books nothing.",
        professional:
          "A conversation begins when a customer asks you a question from your profile, when you accept a request, or when you are booked.",
      },
      draft: "Draft:",
      you: "You:",
      files: anyFiles,
      hidden: "Hidden by our team",
      nothingYet: "Nothing written yet",
      asked: "Request:",
      request: (service: string, status: string) => `Request for ${service} · ${status}`,
      visit: (when: string, status: string) => `Visit on ${when} · ${status}`,
      typing: "is writing …",
      unread: (count: string) => `${count} unread`,
    },
    choose: {
      title: "Choose a conversation",
      hint: "Its messages show here.",
      empty: {
        title: "All that was said, in one place",
        hint: "Questions and answers, pictures and plans, requests and visits stand here in the order in which they happened.",
      },
    },
    thread: {
      label: (name: string) => `Conversation with ${name}`,
      loading: "Loading the messages",
      loadingOlder: "Loading older messages",
      loadingNewer: "Loading newer messages",
      failed: "Failed to load messages",
      failedHint: "Please check your connection, then try again.",
      sendFailed: "Failed to send message",
      back: "All conversations",
      details: (name: string) => `About ${name}`,
      typing: (name: string) => `${name} is writing …`,
      empty: {
        title: "Nothing written yet",
        customer: (name: string) => `Ask ${name} what you would like to know: about the work, the time, the price.`,
        professional: (name: string) => `${name} can read what you write here.`,
      },
      today: "Today",
      yesterday: "Yesterday",
      unread: "New messages",
      toNewest: "Go to the newest message",
      toNewestCount: (count: number) =>
        plural(count, { one: "1 new message. Go to it", other: `${count} new messages. Go to the newest` }),
      toUnread: "Go to the first unread message",
      me: "You",
      by: (name: string, time: string) => `${name}, ${time}`,
      local: (time: string) => `${time} where you are`,
      reply: "Reply",
      copy: "Copy",
      report: "Report",
      reportTitle: "Report this message",
      reportHint: "Our team sees this one message with your report, and nothing else of the conversation.",
      reportAbout: (id: string) => `Message ${id}`,
      hidden: "Our team has hidden this message because it broke our rules.",
      quotedHidden: "A message that our team has hidden",
      copied: "Copied",
      notCopied: "Your browser did not allow that. Please select the text and copy it.",
      toQuoted: "Go to the message",
      quotedFiles: "A file",
      quotedPicture: "A picture",
      notFound: "That message could not be loaded.",
      newFrom: (name: string, text: string) => `${name}: ${text}`,
      marks: {
        sending: "Sending",
        waiting: "Waiting for a connection",
        sent: "Sent",
        received: "Delivered",
        read: "Read",
      },
      held: "Waits for a look by our team before it is delivered",
      refused: (contact: ReactNode) =>
        parts(
          "Not delivered: our team has looked at it and took it for advertising. If it is none, please ",
          contact,
          ".",
        ),
      toContact: "write to us",
      retry: "Retry",
      remove: "Delete",
      picture: (at: number, name: string) => `Picture ${at} from ${name}`,
      openPicture: (at: number, name: string) => `Open picture ${at} from ${name}`,
      openMore: (count: number, name: string) => `Open ${count} more pictures from ${name}`,
      download: (name: string) => `Download ${name}`,
      document: "Document",
      fromMe: "you",
    },
    search: {
      open: "Search in this conversation",
      label: "Words to search for",
      close: "Close the search",
      searching: "Searching",
      found: (count: number, hasMore: boolean) =>
        hasMore ? `${count}+ hits` : plural(count, { one: "1 hit", other: `${count} hits` }),
      place: (at: number, count: number, hasMore: boolean) => `${at} of ${count}${hasMore ? "+" : ""}`,
      older: "Older hit",
      newer: "Newer hit",
      none: "No message has these words.",
      failed: "The search did not work. Please try again.",
      more: "Show older ones",
    },
    composer: {
      label: "Your message",
      placeholder: "Write a message",
      send: "Send",
      cancelReply: "Reply to nothing",
      offline: "You are offline. What you send goes by itself as soon as you are back.",
      unreached: "Not connected. Messages are sent when it is back.",
      over: (count: number) =>
        plural(count, { one: "1 character too many", other: `${count.toLocaleString("en-IN")} characters too many` }),
      left: (count: number) =>
        plural(count, { one: "1 character left", other: `${count.toLocaleString("en-IN")} characters left` }),
    },
    files: {
      add: "Add pictures or PDFs",
      drop: "Drop pictures or PDFs here",
      type: "Only pictures (JPEG, PNG, WebP) and PDFs can be sent.",
      tooMany: (count: number) => `A message can have ${count} files at most.`,
      kilobytes: (count: number) => `${count} KB`,
      megabytes: (count: string) => `${count} MB`,
    },
  },
})
