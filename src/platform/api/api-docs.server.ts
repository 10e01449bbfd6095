// What can be called: as a document for programs, and as a page where people read and try it.
import { createRequire } from "node:module"
import { dirname } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance } from "fastify"
import { brand } from "../../brand.ts"
import docsScript from "./api-docs.script.ts?script-text"
import { type CallGroup, openapi } from "./openapi.server.ts"

const docsPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
const docsPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${brand.name} API</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head><body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></body></html>`

export const installApiDocs = async (app: FastifyInstance, groups: readonly CallGroup[]) => {
  // Made when it is first asked for: it costs a start more than all the routes do, and few processes are ever asked.
  let document: string | undefined
  app.get("/api/openapi.json", async (_request, reply) => {
    document ??= JSON.stringify(openapi(groups))
    return reply.type("application/json; charset=utf-8").send(document)
  })

  await app.register(async (docs) => {
    docs.addHook("onSend", async (_request, reply) => void reply.header("content-security-policy", docsPolicy))
    const root = dirname(createRequire(`${process.cwd()}/package.json`).resolve("swagger-ui-dist/package.json"))
    await docs.register(fastifyStatic, {
      root,
      prefix: "/api/docs/",
      decorateReply: false,
      index: false,
      allowedPath: (path) => /\/swagger-ui(-bundle)?\.(js|css)$/.test(path),
    })
    docs.get("/api/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(docsPage))
    docs.get("/api/docs/start.js", async (_request, reply) => reply.type("text/javascript").send(docsScript))
  })
}
