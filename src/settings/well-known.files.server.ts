// Where password managers send people to change a password (W3C, "A Well-Known URL for Changing Passwords").
import type { FastifyInstance } from "fastify"
import type { Section } from "./sections.ts"

const section: Section = "security"

export const installChangePassword = (app: FastifyInstance) => {
  app.get("/.well-known/change-password", async (_request, reply) =>
    reply.redirect(`/settings?section=${section}`, 302),
  )
}
