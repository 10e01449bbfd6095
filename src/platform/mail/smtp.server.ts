// The mail server behind SMTP_URL: whether it is there, and what it says to a mail.
import { Socket } from "node:net"
import { createTransport } from "nodemailer"
import type { Invitation } from "../calendar-file.server.ts"

interface Post {
  from: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  /** A calendar file to go with it. */
  calendar?: Invitation | undefined
  messageId: string
}

export interface Fault {
  /** Without the address: it stands in the row and in the log. */
  said: string
  /** What it is about: this mail alone, or perhaps the server as a whole. */
  of: "server" | "mail"
  /** True where no further try is of use. */
  isForGood?: boolean
}

export type Smtp = ReturnType<typeof openSmtp>

export const openSmtp = (url: string) => {
  // A server that does not answer must not hold up what waits for the ten minutes it may by default.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  const transport = createTransport({ url, ...patience })
  return {
    /** What keeps it from taking any mail: it is away, or does not let us in. */
    ask: async (signal: AbortSignal): Promise<Fault | undefined> => {
      // The library's own question has no end but by its socket.
      const socket = new Socket({ signal })
      socket.on("error", () => undefined)
      return createTransport({ url, ...patience, socket })
        .verify()
        .then(
          () => undefined,
          (error: unknown) => ({ said: bareFault(error), of: "server" }),
        )
    },
    send: ({ calendar, replyTo, ...post }: Post, signal: AbortSignal): Promise<Fault | undefined> =>
      transport
        .sendMail({
          ...post,
          headers: sentByItself,
          // As an object: what stands in it is one address, whatever it looks like.
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          ...(calendar && { icalEvent: attached(calendar) }),
          signal,
        })
        .then(
          () => undefined,
          (error: unknown) => ({ said: bareFault(error), ...aboutReceiver(error) }),
        ),
  }
}

/** No machine answers it, neither "out of office" nor another one like us (RFC 3834). */
const sentByItself = { "Auto-Submitted": "auto-generated" }

/** Shown by the mail program, and attached for those that only save it. */
const attached = ({ method, text }: Invitation) => ({ method, filename: "visit.ics", content: text })

/** A server's answer may name the person it is about ("550 <meera@…>: User unknown"). */
const bareFault = (error: unknown) => {
  const { name, code, originalCode, responseCode, command } = error as Record<string, unknown>
  return [code ?? name, originalCode, responseCode, command].filter(Boolean).join(", ")
}

/** Refused for good because of whom it is for: asking on for days would only spoil the sender's name. */
const aboutReceiver = (error: unknown): Pick<Fault, "of" | "isForGood"> => {
  const { responseCode, command, response } = error as Record<string, unknown>
  if (command !== "RCPT TO" || responseCode === undefined) return { of: "server" }
  // "554 5.7.1 Relay access denied": said of a receiver, and meant of us.
  if (Number(responseCode) === 554 || /^5\d\d[ -]5\.7\./.test(String(response))) return { of: "server" }
  return { of: "mail", isForGood: Number(responseCode) >= 550 && Number(responseCode) < 560 }
}
