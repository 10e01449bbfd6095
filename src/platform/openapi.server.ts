// The calls as OpenAPI 3.1, made from the contracts the server obeys; and a page to read and try them.
import { createRequire } from "node:module"
import { dirname } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance } from "fastify"
import { z } from "zod"
import { brand } from "../brand.ts"
import { type Contract, isIdempotent } from "./contract.ts"

const schemaOf = (schema: z.ZodType, io: "input" | "output") => z.toJSONSchema(schema, { io, unrepresentable: "any" })

const operation = (contract: Contract, path: string) => {
  const schema = schemaOf(contract.input, "input") as { properties?: Record<string, unknown>; required?: string[] }
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const rest = Object.entries(schema.properties ?? {}).filter(([name]) => !inPath.includes(name))
  const required = (name: string) => schema.required?.includes(name) ?? false
  const parameter = (name: string, where: string, shape: unknown, needed: boolean) => ({
    name,
    in: where,
    required: needed,
    schema: shape,
  })
  const isRead = contract.method === "GET" || contract.method === "DELETE"
  return {
    operationId: contract.name,
    summary: contract.summary,
    description: `For: ${contract.who.replace("_", " ")}.`,
    security: contract.who === "anyone" ? [] : [{ bearer: [] }],
    parameters: [
      ...inPath.map((name) => parameter(name, "path", schema.properties?.[name] ?? { type: "string" }, true)),
      ...(isRead ? rest.map(([name, shape]) => parameter(name, "query", shape, required(name))) : []),
      ...(isIdempotent(contract)
        ? [parameter("Idempotency-Key", "header", { type: "string", maxLength: 200 }, false)]
        : []),
    ],
    ...(!isRead && {
      requestBody: {
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: Object.fromEntries(rest),
              required: rest.map(([name]) => name).filter(required),
            },
          },
        },
      },
    }),
    responses: {
      [contract.status ?? 200]: {
        description: "Success",
        content: {
          "application/json": {
            schema: {
              allOf: [
                { type: "object", properties: { success: { const: true } }, required: ["success"] },
                schemaOf(contract.output, "output"),
              ],
            },
          },
        },
      },
      default: {
        description: "A refusal",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    },
  }
}

export const openapi = (contracts: Contract[], publicUrl: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const contract of contracts) {
    for (const path of [contract.path, ...(contract.also ?? [])]) {
      paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract, path) }
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: `${brand.name} API`, version: "1" },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: {
        Refusal: {
          type: "object",
          required: ["success", "message", "code"],
          properties: {
            success: { const: false },
            message: { type: "string", description: "For people" },
            code: { type: "string" },
            errors: { type: "object", additionalProperties: { type: "string" }, description: "A sentence per field" },
          },
        },
      },
    },
  }
}

const docsPolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
const docsPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${brand.name} API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head><body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`
const docsStart = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#swagger-ui", deepLinking: true })`

export const installOpenapi = async (app: FastifyInstance, contracts: Contract[], publicUrl: string) => {
  const document = JSON.stringify(openapi(contracts, publicUrl))
  app.get("/api/openapi.json", async (_request, reply) => reply.type("application/json; charset=utf-8").send(document))

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
    docs.get("/api/docs/start.js", async (_request, reply) => reply.type("text/javascript").send(docsStart))
  })
}
