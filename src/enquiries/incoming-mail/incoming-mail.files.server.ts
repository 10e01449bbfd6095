// Where the mail provider delivers a copy of what comes to our mailboxes: the mail as it is, with a bearer token.
import type { FastifyInstance } from "fastify"
import type { Db } from "../../platform/database/database.server.ts"
import { localize } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { refusalTexts } from "../../platform/texts.ts"
import { isSameText } from "../../platform/tokens.server.ts"
import { enterMail } from "./incoming-mail.server.ts"

interface IncomingMailDeps {
  db: Db
  clock: () => Date
  incomingMailToken?: string | undefined
}

/** With what is attached to it, of which nothing is read. */
const MAX_MAIL_BYTES = 10 * 1024 * 1024

export const installIncomingMail = async (app: FastifyInstance, { db, clock, incomingMailToken }: IncomingMailDeps) => {
  await app.register(async (hook) => {
    // All else is refused by what it says it is.
    hook.removeAllContentTypeParsers()
    hook.addContentTypeParser(
      "message/rfc822",
      { parseAs: "buffer", bodyLimit: MAX_MAIL_BYTES },
      (_request, body, done) => done(null, body),
    )
    hook.post<{ Body: Buffer }>("/hooks/incoming-mail", {
      /** Before anything of the body is read. */
      onRequest: async ({ headers: { authorization = "" } }) => {
        const isProvider = incomingMailToken !== undefined && isSameText(authorization, `Bearer ${incomingMailToken}`)
        if (!isProvider) throw notFound(localize(refusalTexts, (t) => t.things.page))
      },
      handler: async ({ body }, reply) =>
        reply.header("cache-control", "no-store").send({ success: true, outcome: await enterMail(db, body, clock()) }),
    })
  })
}
