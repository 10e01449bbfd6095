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
    signedOut: {
      title: "Log in to read your messages",
      lead: "Ask a professional before you book, and keep everything you agree on in one place.",
      logIn: "Go to Login",
      withoutScript: (phone: ReactNode) =>
        parts("Messages need JavaScript, which is off in this browser. Please switch it on, or call us: ", phone),
    },
    opening: {
      title: "Ask a question",
      loading: "Opening the conversation",
      failed: "The conversation could not be opened. Please try again.",
      none: "We could not find this conversation. It may belong to another account.",
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
          "Find a professional and press “Ask a question” on their profile. It is free, and asking does not book anything.",
        professional:
          "Conversations start here when a customer asks you a question, when you accept a request, or when somebody books you.",
      },
      draft: "Draft:",
      you: "You:",
      files: anyFiles,
      hidden: "Hidden by our team",
      nothingYet: "No messages yet",
      asked: "Request:",
      request: (service: string, status: string) => `Request for ${service} · ${status}`,
      visit: (when: string, status: string) => `Visit on ${when} · ${status}`,
      typing: "is typing …",
      unread: (count: string) => `${count} unread`,
    },
    choose: {
      title: "Choose a conversation",
      hint: "Its messages appear here.",
      empty: {
        title: "Everything in one place",
        hint: "Questions and answers, pictures and plans, requests and visits, in the order they happened.",
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
      typing: (name: ReactNode) => parts(name, " is typing …"),
      empty: {
        title: "No messages yet",
        customer: (name: string) =>
          `Ask ${name} anything you would like to know: about the work, the timing, the price.`,
        professional: (name: string) => `Send ${name} your first message.`,
      },
      today: "Today",
      yesterday: "Yesterday",
      unread: "New messages",
      toNewest: "Go to the newest message",
      toNewestCount: (count: number) =>
        plural(count, { one: "1 new message. Show it", other: `${count} new messages. Show the newest` }),
      toUnread: "Go to the first unread message",
      me: "You",
      by: (name: string, time: string) => `${name}, ${time}`,
      local: (time: string) => `${time} where you are`,
      reply: "Reply",
      copy: "Copy",
      report: "Report",
      reportTitle: "Report this message",
      reportHint: "Our team sees this message and your report, and nothing else from this conversation.",
      reportAbout: (id: string) => `Message ${id}`,
      hidden: "Our team has hidden this message because it broke our rules.",
      quotedHidden: "Hidden by our team",
      copied: "Copied",
      notCopied: "Your browser did not allow copying. Please select the text and copy it yourself.",
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
      held: "Our team checks this message before it is delivered",
      refused: (contact: ReactNode) =>
        parts("Not delivered: our team took it for advertising. If it is not, please ", contact, "."),
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
      label: "Search messages",
      close: "Close the search",
      searching: "Searching",
      found: (count: number, hasMore: boolean) =>
        hasMore ? `${count}+ matches` : plural(count, { one: "1 match", other: `${count} matches` }),
      place: (at: number, count: number, hasMore: boolean) => `${at} of ${count}${hasMore ? "+" : ""}`,
      older: "Older match",
      newer: "Newer match",
      none: "No messages found.",
      failed: "The search failed. Please try again.",
      more: "Show older messages",
    },
    composer: {
      label: "Your message",
      placeholder: "Write a message",
      send: "Send",
      cancelReply: "Cancel reply",
      offline: "You are offline. Messages wait until you are back.",
      unreached: "No connection. Messages wait until it is back.",
      over: (count: number) =>
        plural(count, { one: "1 character too many", other: `${count.toLocaleString("en-IN")} characters too many` }),
      left: (count: number) =>
        plural(count, { one: "1 character left", other: `${count.toLocaleString("en-IN")} characters left` }),
    },
    files: {
      add: "Add pictures or PDFs",
      drop: "Drop pictures or PDFs here",
      type: "Only pictures (JPEG, PNG, WebP) and PDFs can be sent.",
      tooMany: (count: number) => `You can send up to ${count} files in one message.`,
      kilobytes: (count: number) => `${count} KB`,
      megabytes: (count: string) => `${count} MB`,
    },
  },
})
