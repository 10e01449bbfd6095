// The adapter of a public page: a use case in the same process, and a Problem turned into the page with the right status.
import { STATUS_CODES } from "node:http"
import { data, type HeadersArgs, type LoaderFunctionArgs } from "react-router"
import type { Ctx } from "../context.server.ts"
import { problemOf } from "../http/error-answer.server.ts"
import { localizedProblem, type Problem, statusOf } from "../problem.ts"
import { pageContext } from "./page-handle.ts"

type Load<T> = (ctx: Ctx, args: LoaderFunctionArgs) => Promise<T>

export const publicLoader =
  <T>(load: Load<T>) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    const { ctx } = args.context.get(pageContext)
    try {
      return await load(ctx, args)
    } catch (error) {
      const problem = problemOf(error)
      if (!problem) throw error
      throw data(
        { code: problem.code, message: localizedProblem(problem, ctx.language).message },
        responseInitOf(problem),
      )
    }
  }

/**
 * The same, for a page that has something to show, with the status of the refusal, where it cannot be made just now: a page
 * that is kept from before still comes first. It needs `headers` of its own.
 */
export const publicLoaderOr = <T>(load: Load<T>, whileAway: (ctx: Ctx, args: LoaderFunctionArgs) => T) =>
  publicLoader(async (ctx, args) => {
    try {
      return await load(ctx, args)
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.code !== "unavailable") throw error
      return data(whileAway(ctx, args), responseInitOf(problem))
    }
  })

/** A refusal as the status of a page. */
export const responseInitOf = ({ code, details: { retry_after } }: Problem) => ({
  status: statusOf[code],
  // Unsaid, the browser is told "Internal Server Error" beside every number.
  statusText: STATUS_CODES[statusOf[code]] ?? "",
  headers: new Headers(typeof retry_after === "number" ? { "retry-after": String(retry_after) } : undefined),
})

/** For the root: without it what a loader, or a form's action, said about trying again is lost. */
export const errorHeadersFirst = ({ errorHeaders, actionHeaders }: HeadersArgs) => errorHeaders ?? actionHeaders
