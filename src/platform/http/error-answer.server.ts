// The one place where an error becomes an answer: JSON for programs, a plain page for somebody who opened an address.
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify"
import { brand } from "../../brand.ts"
import { isDatabaseUnavailable } from "../database/database.server.ts"
import { escapeHtml } from "../escape-html.ts"
import {
  type Language,
  languageOfPath,
  languageTag,
  localizerOf,
  pathIn,
  preferredLanguage,
} from "../language/language.ts"
import type { Log } from "../log.server.ts"
import { isProblem, localizedProblem, Problem, statusOf, unavailable } from "../problem.ts"
import { answerTexts } from "./texts.ts"

/** A Problem reads as itself, the framework's refusals get our words, all else is one fixed sentence. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log) => {
  const problem = problemOf(error) ?? frameworkProblem(error as FastifyError)
  if (!problem) log.error({ err: error, requestId: request.id, path: request.url.split("?")[0] }, "bug")
  const { retry_after, ...details } = problem?.details ?? {}
  if (typeof retry_after === "number") reply.header("retry-after", retry_after)
  const language = languageOf(request)
  const worded = problem && localizedProblem(problem, language)
  const message = worded?.message ?? answerTexts.in(language).bug(request.id)
  reply.status(problem ? statusOf[problem.code] : 500).headers(bareHeaders)
  if (isForPerson(request))
    return reply.header("content-type", "text/html; charset=utf-8").send(bareError(message, request.method, language))
  return reply.header("content-type", "application/json; charset=utf-8").send(
    JSON.stringify({
      success: false,
      message,
      code: problem?.code ?? "internal",
      ...(worded?.fields && { errors: worded.fields }),
      ...details,
    }),
  )
}

/** Nothing of it is loaded or run, and whatever is wrong now may be right the next time. */
const bareHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** A program names its language, a page's address has it. */
const languageOf = ({ url, headers }: FastifyRequest) =>
  url.startsWith("/api") ? preferredLanguage(headers["accept-language"]) : languageOfPath(url).language

/** Somebody opens an address in a browser, or sends a page's form. */
const isForPerson = ({ method, url, headers, routeOptions }: FastifyRequest) =>
  ["GET", "HEAD", "POST"].includes(method) &&
  (!url.startsWith("/api/") || (routeOptions.config?.isFile && headers["sec-fetch-dest"] === "document")) &&
  String(headers.accept ?? "").includes("text/html")

/** Where the page that would say it could not be made: as plain as it can be, and it has a way on. */
const bareError = (message: string, method: string, language: Language) => {
  const { heading, typed, onward } = answerTexts.in(language).barePage
  return `<!doctype html>
<html lang="${languageTag[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${brand.name}</title>
<body><h1>${heading}</h1><p>${escapeHtml(message)}</p>${method === "POST" ? `<p>${typed}</p>` : ""}<p><a href="${pathIn(language, "/")}">${onward}</a></p></body></html>
`
}

const localized = localizerOf(answerTexts)

/** What the framework refuses before a call is reached. */
export const frameworkProblem = (error: Partial<FastifyError>): Problem | undefined => {
  if (error.statusCode === 413)
    return new Problem(
      "too_large",
      localized((t) => t.tooLarge),
    )
  if (error.statusCode === 415)
    return new Problem(
      "unsupported_type",
      localized((t) => t.wantsJson),
    )
  if (error.code === "FST_ERR_BAD_URL")
    return new Problem(
      "malformed",
      localized((t) => t.badAddress),
    )
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem(
      "malformed",
      localized((t) => t.notJson),
    )
  }
}

/** What both adapters know an error for; undefined for a bug. */
export const problemOf = (error: unknown) => {
  if (isProblem(error)) return error
  if (!isDatabaseUnavailable(error)) return undefined
  return unavailable(
    localized((t) => t.away),
    3,
  )
}
