// The demo's mailbox: what would have been mailed, as JSON for tests and tools, and each mail as a mail program shows it. The
// page beside it shows the same.
import type { FastifyInstance } from "fastify"
import type { Db } from "../platform/database/database.server.ts"
import { listMails, readMailHtml } from "../platform/mail/mail.server.ts"

export const installMailbox = (app: FastifyInstance, { db, publicUrl }: { db: Db; publicUrl: string }) => {
  app.get<{ Querystring: { to?: string } }>("/dev/mailbox.json", async (request, reply) => {
    const to = request.query.to
    return reply
      .header("cache-control", "no-store")
      .send({ mails: await listMails(db, publicUrl, typeof to === "string" ? to : undefined) })
  })

  app.get<{ Params: { id: string } }>("/dev/mailbox/:id.html", async (request, reply) => {
    const html = await readMailHtml(db, publicUrl, request.params.id)
    if (!html) return reply.callNotFound()
    return reply.headers(shown).type("text/html; charset=utf-8").send(html)
  })
}

const shown = {
  "cache-control": "no-store",
  "x-frame-options": "SAMEORIGIN",
  "content-security-policy":
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation; frame-ancestors 'self'",
}
