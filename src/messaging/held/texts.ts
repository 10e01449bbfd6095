import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { parts, pluralIn } from "../../platform/language/parts.ts"
import type { DeliveryObstacle, HeldResult } from "./held-message.rules.ts"

const plural = pluralIn("en")

const obstacles: Record<DeliveryObstacle, string> = {
  blocked: "It cannot be delivered: this conversation has been blocked.",
  former: "It cannot be delivered: the recipient has left Sthapati.",
  recipient_suspended: "It cannot be delivered while the recipient's account is suspended.",
  sender_suspended: "It cannot be delivered while the sender's account is suspended.",
}
const decided: Record<HeldResult, string> = {
  delivered: "Somebody has decided this already: the message was delivered.",
  refused: "Somebody has decided this already: the message was refused.",
}

export const heldProblemTexts = inLanguages({
  en: {
    fields: { result: "Decision" },
    thing: "message",
    obstacles,
    decided,
    done: { delivered: "Message delivered.", refused: "Message refused. Only its sender sees it, and is told." },
  },
})

export const refuseFormTexts = inLanguages({
  en: { failed: "The message could not be refused. Please try again." },
})

export const heldFileTexts = inLanguages({
  en: {
    columns: [
      ...["Waiting since", "From", "Sender", "Recipient", "People written to within a day", "Cannot be delivered"],
      ...["Messages", "Files", "ID"],
    ],
  },
})

/** The list of what waits. */
export const heldListTexts = inLanguages({
  en: {
    title: "Held messages",
    lead: "First messages with a link or a number, from people who wrote such messages to many others. Each waits here until it is delivered or refused.",
    loading: "Loading held messages",
    failed: "Failed to load held messages. Please try again.",
    failedAct: "That did not work. Please try again.",
    empty: { title: "Nothing waits", hint: "Messages that are held show here, and the team gets an e-mail." },
    from: { customer: "From a customer", professional: "From a professional" },
    fromTo: (sender: ReactNode, recipient: ReactNode) => parts(sender, " to ", recipient),
    since: (when: ReactNode) => parts("Waiting since ", when),
    firstContacts: (count: number) =>
      plural(count, {
        one: "wrote to 1 person for the first time within a day",
        other: `wrote to ${count} people for the first time within a day, requests and bookings included`,
      }),
    obstacles,
    deliver: "Deliver",
    refuse: "Refuse",
    /** After a button, for those who hear it without its card. */
    whose: (sender: string) => ` the message from ${sender}`,
    several: {
      named: (sender: string, recipient: string) => `the message from ${sender} to ${recipient}`,
      ask: {
        deliver: (count: number) => plural(count, { one: "Deliver 1 message?", other: `Deliver ${count} messages?` }),
        refuse: (count: number) => plural(count, { one: "Refuse 1 message?", other: `Refuse ${count} messages?` }),
      },
      meanings: {
        deliver:
          "Only those that you have chosen here, each with what its sender wrote behind it. It cannot be undone.",
        refuse:
          "Only those that you have chosen here. They will not be delivered, and this cannot be undone; their senders are told.",
      },
      done: {
        delivered: (count: number) =>
          plural(count, { one: "1 message delivered.", other: `${count} messages delivered.` }),
        refused: (count: number) => plural(count, { one: "1 message refused.", other: `${count} messages refused.` }),
      } satisfies Record<HeldResult, (count: number) => string>,
    },
    refusing: {
      title: "Refuse this message?",
      meaning: (sender: string) =>
        `It will not be delivered, and this cannot be undone. ${sender} still sees it, with a note that our team has looked at it and where to write to us.`,
      confirm: "Refuse message",
      cancel: "Cancel",
    },
  },
})

/** The mail to the team. */
export const heldMailTexts = inLanguages({
  en: {
    subject: (count: number) => (count === 1 ? "A message waits for a look" : `${count} messages wait for a look`),
    heading: (count: number) => (count === 1 ? "A message is held" : `${count} messages are held`),
    why: (count: number) =>
      count === 1
        ? "It is a first message with a link or a number, from somebody who wrote such messages to many others. It is delivered once somebody has looked at it."
        : "They are first messages with a link or a number, from people who wrote such messages to many others. They are delivered once somebody has looked at them.",
    look: "Go to held messages",
    closing: "You get one such e-mail an hour at most.",
  },
})
