import type { ReactNode } from "react"
import { inLanguages } from "../platform/language/language.ts"
import { parts } from "../platform/language/parts.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"

/** Fields of the forms and calls; the limit is MESSAGE_LIMIT. */
export const messageFormTexts = inLanguages({
  en: {
    fields: {
      content: "Message",
      file_ids: "Files",
      phone: "Phone",
      email: "E-mail",
      quick_replies: "Quick replies",
    },
    names: { q: "Search text" },
    missing: { quick_replies: "Please write the text, or remove it" },
    rules: { blank: () => "Please write a message, or add a file" },
  },
})

export const messagingProblemTexts = inLanguages({
  en: {
    things: { conversation: "conversation", professional: "professional" },
    yourself: "This is your own profile. You cannot write to yourself.",
    nothingShared: "Please enter a phone number or an e-mail address",
    done: {
      blocked: "Conversation blocked.",
      unblocked: "Conversation unblocked. You can both write again.",
      shared: "Contact shared. You can take it back any time.",
      unshared: "Contact taken back. It no longer shows in this conversation.",
      quickReplies: "Quick replies saved.",
    },
  },
})

/** Of the count beside links to the messages, which stands before it. */
export const unreadTexts = inLanguages({ en: { unread: " unread" } })

/** The way from a profile. */
export const messagesLinkTexts = inLanguages({
  en: {
    ask: (name: ReactNode) => parts("Ask a question ", name),
  },
})

const personal: Record<string, TableTexts> = {
  conversations: {
    title: "Conversations",
    columns: {
      professional: "Professional",
      customer: "Customer",
      opened_by: "Began with",
      opened_at: "Since",
      active_at: "Last active",
      last_seq: "Messages",
      customer_blocked_at: "Blocked by the customer",
      professional_blocked_at: "Blocked by the professional",
    },
    values: { opened_by: { question: "A question", request: "An accepted request", booking: "A booking" } },
  },
  messages: {
    title: "Messages",
    about: "That you wrote, and that were written to you.",
    columns: {
      by: "Written by",
      answers: "Answers",
      content: "Message",
      created_at: "Written",
      seq: "Number in its conversation",
      files: "Files",
      held_at: "Held since",
      refused_at: "Refused by our team",
      delivered_at: "Delivered after a check by our team",
      hidden_at: "Hidden by our team",
    },
    values: { by: { customer: "The customer", professional: "The professional" } },
  },
  shared_contacts: {
    title: "Contacts shared in conversations",
    columns: { phone: "Phone", email: "E-mail", shared_at: "Shared" },
  },
  quick_replies: { title: "Quick replies", columns: { position: "Place", content: "Text" } },
  answer_times: {
    title: "How fast you answer messages",
    about: "Measured each hour; your profile says it.",
    columns: { bucket: "Usually within", measured_at: "Measured" },
    values: { bucket: { hour: "An hour", few_hours: "A few hours", day: "A day", two_days: "Two days" } },
  },
}

export const messagingPersonalTexts = inLanguages({ en: personal })
