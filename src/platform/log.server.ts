// Structured lines on standard output. What could let somebody in, or name a person, never reaches them.
import pino from "pino"

const secrets = [
  "password",
  "new_password",
  "token",
  "code",
  "secret",
  "authorization",
  "cookie",
  "email",
  "identifier",
  "mobile_number",
]

export const openLog = (level: string, destination?: pino.DestinationStream) =>
  pino(
    {
      level,
      redact: {
        paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*["set-${key}"]`]),
        censor: "[redacted]",
      },
      serializers: { err: describeError },
      base: undefined,
    },
    destination ?? pino.destination(1),
  )

export type Log = pino.Logger

/** Driver errors carry rows and parameters (`detail`, `where`): keep the code and the constraint, drop the values. */
const describeError = (error: Error & { code?: string; constraint?: string }) => ({
  type: error.name,
  message: withoutQueries(String(error.message ?? "")),
  errcode: error.code,
  constraint: error.constraint,
  stack: error.stack && withoutQueries(error.stack),
})

/** An address in a message may carry a token. */
const withoutQueries = (text: string) => text.replace(/\?[^\s"']*/g, "?…")
