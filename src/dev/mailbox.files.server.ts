// The demo's mailbox: what would have been mailed, as JSON for tests and tools. The page beside it shows the same.
import type { FastifyInstance } from "fastify"
import type { Db } from "../platform/database/database.server.ts"
import { listMails } from "../platform/mail/mail.server.ts"

export const installMailbox = (app: FastifyInstance, { db, publicUrl }: { db: Db; publicUrl: string }) => {
  app.get<{ Querystring: { to?: string } }>("/dev/mailbox.json", async (request, reply) => {
    const to = request.query.to
    return reply
      .header("cache-control", "no-store")
      .send({ mails: await listMails(db, publicUrl, typeof to === "string" ? to : undefined) })
  })
}
