// The public pages worth finding, for search engines.
import type { FastifyInstance } from "fastify"
import type { Db } from "../platform/database.server.ts"
import { showPublicIds } from "../professionals/professional.server.ts"

export const installSitemap = (app: FastifyInstance, { db, publicUrl }: { db: Db; publicUrl: string }) => {
  app.get("/sitemap.xml", async (_request, reply) => {
    const ids = await showPublicIds(db)
    const urls = ["/", "/search", ...ids.map((id) => `/providers/${id}`)]
    const entries = urls.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join("")
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("application/xml")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
      )
  })
}
