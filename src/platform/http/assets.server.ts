// Files that the build made for the browser: with a hash in the name, so cached for ever; others for an hour.
import { existsSync } from "node:fs"
import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance } from "fastify"
import { localize } from "../language/language.ts"
import { MAIL_MARK, MAIL_STREET } from "../mail/mail-content.ts"
import { notFound } from "../problem.ts"
import { refusalTexts } from "../texts.ts"

export const installAssets = async (app: FastifyInstance, root: string) => {
  if (!existsSync(root)) return
  const mailPictures = new Set([MAIL_MARK, MAIL_STREET].map((file) => join(root, file)))
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isNamedByContent = path.startsWith(join(root, "assets"))
      response.header(
        "cache-control",
        isNamedByContent ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      )
      // A worker is under its own policy, not that of the page which has started it.
      if (isNamedByContent && /-worker-[\w-]{8}\.js$/.test(path))
        response.header("content-security-policy", "default-src 'none'; connect-src 'self'")
      // A mail is opened in a mail program's page, or in a frame without an origin: its picture must be allowed there.
      if (mailPictures.has(path)) response.header("cross-origin-resource-policy", "cross-origin")
    },
  })
  // A missing file is a 404, never the page that unknown paths are sent to.
  const missing = async () => {
    throw notFound(localize(refusalTexts, (t) => t.things.file))
  }
  for (const prefix of ["/assets/*", "/fonts/*"]) app.get(prefix, missing)
}
