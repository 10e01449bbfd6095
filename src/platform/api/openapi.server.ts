// The calls as OpenAPI 3.1, made from the contracts the server obeys.
import { z } from "zod"
import { brand } from "../../brand.ts"
import { PICTURE_AND_DOCUMENT_TYPES } from "../files/upload-bounds.ts"
import { type Contract, isIdempotent, type Who } from "./contract.ts"
import { refusalRefs, refusalResponses, refusalSchema, refusalsOf } from "./refusals.server.ts"

/** A slice's calls under a name that heads them. */
export interface CallGroup {
  name: string
  description: string
  calls: { contract: Contract }[]
}

const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", override: tidy })
  return rest
}

const tidy = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  // That a number fits into JavaScript goes without saying.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  // "One of" promises that no two of the shapes fit, but a userType that goes without saying may be left out.
  if (jsonSchema.oneOf) jsonSchema.anyOf = jsonSchema.oneOf
  delete jsonSchema.oneOf
}

const audiences: Record<Who, string> = {
  anyone: "Anyone may ask.",
  signed_in: "For everybody who is signed in.",
  customer: "For customers.",
  professional: "For professionals.",
  admin: "For administrators.",
}

type Shape = { properties?: Record<string, unknown>; required?: string[]; anyOf?: object[] }

const operation = (contract: Contract, path: string, tag: string) => {
  const isAlso = path !== contract.path
  return {
    tags: [tag],
    operationId: isAlso ? `${contract.name}_at${path.replace(/\W+/g, "_")}` : contract.name,
    summary: contract.summary.replace(/\.$/, ""),
    description: [
      audiences[contract.who],
      contract.credential === "cookie" && "By the cookie that came with the log-in.",
      contract.recentSignIn && "It wants a sign-in of the last 15 minutes, or its confirmation by /auth/confirm.",
      isAlso && `The same as ${contract.path}.`,
    ]
      .filter(Boolean)
      .join(" "),
    security:
      contract.who === "anyone" ? [] : [{ bearer: [] }, ...(contract.credential === "cookie" ? [{ cookie: [] }] : [])],
    ...request(contract, path),
    responses: {
      [contract.status ?? 200]: { description: "Success", content: answer(contract) },
      ...refusalRefs(refusalsOf(contract)),
    },
  }
}

/** Where each field of the input goes: into the path, the query or the body. */
const request = (contract: Contract, path: string) => {
  const whole = schemaOf(contract.input, "input") as Shape
  const { properties = {}, required = [] } = whole
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const rest = Object.entries(properties).filter(([name]) => !inPath.includes(name))
  const takesFile = contract.bodyType === "file"
  const isRead = contract.method === "GET" || contract.method === "DELETE" || takesFile
  return {
    parameters: [
      ...inPath.map((name) => parameter(name, "path", properties[name] ?? { type: "string" }, true)),
      ...(isRead ? rest.map(([name, shape]) => parameter(name, "query", shape, required.includes(name))) : []),
      ...(isIdempotent(contract) ? [parameter("Idempotency-Key", "header", idempotencyKey, false)] : []),
    ],
    ...(!isRead && body(whole, rest)),
    ...(takesFile && { requestBody: { required: true, content: oneFile } }),
  }
}

/** The bytes of a file, as they are. */
const oneFile = Object.fromEntries(
  PICTURE_AND_DOCUMENT_TYPES.map((type) => [type, { schema: { type: "string", format: "binary" } }]),
)

const body = (whole: Shape, fields: [name: string, shape: unknown][]) => {
  // A choice between several shapes has no fields of its own and is the body as it stands.
  if (whole.anyOf) return { requestBody: { required: true, content: json(whole) } }
  if (fields.length === 0) return {}
  const required = fields.map(([name]) => name).filter((name) => whole.required?.includes(name))
  const shape = { type: "object", properties: Object.fromEntries(fields), required }
  return { requestBody: { required: required.length > 0, content: json(shape) } }
}

const parameter = (name: string, where: string, schema: unknown, required: boolean) => {
  // The page shows a parameter's own description, not its schema's.
  const { description } = schema as { description?: string }
  return { name, in: where, required, description, schema }
}

/** Of a stream the data of one event. */
const answer = ({ responseType, types = [], output }: Contract): Record<string, { schema: object }> => {
  const schema = schemaOf(output, "output")
  if (responseType === "events") return { "text/event-stream": { schema } }
  return responseType === "file" ? Object.fromEntries(types.map((type) => [type, { schema }])) : json(success(output))
}

const json = (schema: object) => ({ "application/json": { schema } })

const success = (output: z.ZodType) => ({
  allOf: [
    { type: "object", properties: { success: { const: true } }, required: ["success"] },
    schemaOf(output, "output"),
  ],
})

const idempotencyKey = {
  type: "string",
  maxLength: 200,
  description:
    "A name for this request, drawn at random (a UUID): sent again under it, it is done once and answered alike",
}

const introduction = `Each answer is JSON with \`success\`. A refusal has a \`message\` for people, a \`code\` for
programs and, where fields are wrong, a sentence for each in \`errors\`.

To sign in, send **/auth/login**, press **Authorize** and paste the \`token\` of the answer; it lives for an hour. Lists
come in pages: send \`next\` of the answer as \`cursor\` for the page after it.`

export const openapi = (groups: readonly CallGroup[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, calls } of groups) {
    for (const { contract } of calls) {
      for (const path of [contract.path, ...(contract.aliases ?? [])]) {
        paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract, path, name) }
      }
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description: introduction,
      license: { name: "All rights reserved", identifier: "LicenseRef-Proprietary" },
    },
    // Of the site that this was read from, under whichever name.
    servers: [{ url: "/api" }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        cookie: { type: "apiKey", in: "cookie", name: "sthapati-session" },
      },
      schemas: { Refusal: refusalSchema },
      responses: refusalResponses(groups.flatMap(({ calls }) => calls.map(({ contract }) => refusalsOf(contract)))),
    },
  }
}
