// The one place where an error becomes an answer: JSON for programs, a plain page for somebody who opened an address.
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { brand } from "../brand.ts"
import { isDatabaseAway } from "./database.server.ts"
import { escapeHtml } from "./escape-html.ts"
import type { Log } from "./log.server.ts"
import { isProblem, Problem, statusOf } from "./problem.ts"

/** A Problem reads as itself, the framework's refusals get our words, all else is one fixed sentence. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log) => {
  const problem = problemOf(error) ?? frameworkProblem(error as FastifyError)
  if (!problem) log.error({ err: error, requestId: request.id, path: request.url.split("?")[0] }, "bug")
  const { retry_after, ...details } = problem?.details ?? {}
  if (typeof retry_after === "number") reply.header("retry-after", retry_after)
  const message =
    problem?.message ??
    `Something went wrong on our side. Please try again; if it stays, tell us this number: ${request.id}`
  reply.status(problem ? statusOf[problem.code] : 500)
  if (isForPerson(request)) return reply.header("content-type", "text/html; charset=utf-8").send(bareError(message))
  return reply.header("content-type", "application/json; charset=utf-8").send(
    JSON.stringify({
      success: false,
      message,
      code: problem?.code ?? "internal",
      ...(problem?.fields && { errors: problem.fields }),
      ...details,
    }),
  )
}

/** Somebody opens an address in a browser. */
const isForPerson = ({ method, url, headers }: FastifyRequest) =>
  method === "GET" && !url.startsWith("/api/") && String(headers.accept ?? "").includes("text/html")

/** Where the page that would say it could not be made: as plain as it can be, and it has a way on. */
const bareError = (message: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${brand.name}</title>
<body><h1>This did not work</h1><p>${escapeHtml(message)}</p><p><a href="/">Go to the start page</a></p></body></html>
`

const frameworkProblem = (error: Partial<FastifyError>): Problem | undefined => {
  if (error.statusCode === 413) return new Problem("too_large", "This is too large. Please send less at once.")
  if (error.statusCode === 415)
    return new Problem("unsupported_type", "Please send JSON (content-type: application/json).")
  if (error.code === "FST_ERR_BAD_URL") return new Problem("malformed", "This address cannot be read.")
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem("malformed", "The request could not be read: it is not valid JSON.")
  }
}

/** What both doors know an error for; undefined for a bug. */
export const problemOf = (error: unknown) => {
  if (isProblem(error)) return error
  if (!isDatabaseAway(error)) return undefined
  return new Problem("unavailable", "We are catching our breath. Please try again in a few seconds.", undefined, {
    retry_after: 3,
  })
}
