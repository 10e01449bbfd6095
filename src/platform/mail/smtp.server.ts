// The mail server at SMTP_URL: whether it is available, and whether it accepts a mail.
import { Socket } from "node:net"
import { createTransport } from "nodemailer"
import type { Invitation } from "../calendar-file.server.ts"

interface OutgoingMail {
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
  /** Without addresses: it is stored in the row and logged. */
  summary: string
  /** Whether it concerns this mail alone, or perhaps the server as a whole. */
  scope: "server" | "mail"
  /** No retry. */
  isPermanent?: boolean
}

export type Smtp = ReturnType<typeof openSmtp>

export const openSmtp = (url: string) => {
  // By default a server that does not answer would block sending for ten minutes.
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  const transport = createTransport({ url, ...timeouts })
  return {
    /** Why it accepts no mail: it is unavailable, or refuses the login. */
    check: async (signal: AbortSignal): Promise<Fault | undefined> => {
      // The library's `verify` can be aborted only by its socket.
      const socket = new Socket({ signal })
      socket.on("error", () => undefined)
      return createTransport({ url, ...timeouts, socket })
        .verify()
        .then(
          () => undefined,
          (error: unknown) => ({ summary: faultSummary(error), scope: "server" }),
        )
    },
    send: ({ calendar, replyTo, ...mail }: OutgoingMail, signal: AbortSignal): Promise<Fault | undefined> =>
      transport
        .sendMail({
          ...mail,
          headers: automaticHeaders,
          // As an object, so that it is one address whatever it contains.
          ...(replyTo && { replyTo: { name: "", address: replyTo } }),
          ...(calendar && { icalEvent: attached(calendar) }),
          signal,
        })
        .then(
          () => undefined,
          (error: unknown) => ({ summary: faultSummary(error), ...scopeOf(error) }),
        ),
  }
}

/** Keeps autoresponders from answering (RFC 3834). */
const automaticHeaders = { "Auto-Submitted": "auto-generated" }

/** Mail programs show it; others save it as an attachment. */
const attached = ({ method, text }: Invitation) => ({ method, filename: "visit.ics", content: text })

/** Without the server's answer, which may name a person ("550 <meera@…>: User unknown"). */
const faultSummary = (error: unknown) => {
  const { name, code, originalCode, responseCode, command } = error as Record<string, unknown>
  return [code ?? name, originalCode, responseCode, command].filter(Boolean).join(", ")
}

/** Permanent where the recipient is refused: retries for days would only harm the sender's reputation. */
const scopeOf = (error: unknown): Pick<Fault, "scope" | "isPermanent"> => {
  const { responseCode, command, response } = error as Record<string, unknown>
  if (command !== "RCPT TO" || responseCode === undefined) return { scope: "server" }
  // "554 5.7.1 Relay access denied": answers RCPT TO, but refuses us.
  if (Number(responseCode) === 554 || /^5\d\d[ -]5\.7\./.test(String(response))) return { scope: "server" }
  return { scope: "mail", isPermanent: Number(responseCode) >= 550 && Number(responseCode) < 560 }
}
