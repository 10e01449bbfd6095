// For search engines: the public pages worth finding, and what is nobody's business but the visitor's.
import type { FastifyInstance } from "fastify"
import type { Db } from "../platform/database.server.ts"
import { showPublicIds } from "../professionals/professional.server.ts"

const privateAreas = ["/api/", "/user/", "/provider/", "/admin/", "/dev/"]

export const installSitemap = (app: FastifyInstance, { db, publicUrl }: { db: Db; publicUrl: string }) => {
  app.get("/robots.txt", async (_request, reply) => {
    const lines = [
      "User-agent: *",
      ...privateAreas.map((area) => `Disallow: ${area}`),
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ]
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain")
      .send(`${lines.join("\n")}\n`)
  })
  app.get("/sitemap.xml", async (_request, reply) => {
    const ids = await showPublicIds(db)
    const urls = ["/", "/search", "/register", "/login", ...ids.map((id) => `/providers/${id}`)]
    const entries = urls.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join("")
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("application/xml")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
      )
  })
}
