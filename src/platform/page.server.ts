// The door of a public page: a use case in the same process, and a Problem turned into the page with the right status.
import { STATUS_CODES } from "node:http"
import { data, type HeadersArgs, type LoaderFunctionArgs } from "react-router"
import type { Ctx } from "./context.server.ts"
import { problemOf } from "./error-answer.server.ts"
import { pageContext } from "./page-context.ts"
import { statusOf, wordedProblem } from "./problem.ts"

export const publicLoader =
  <T>(load: (ctx: Ctx, args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    const { ctx } = args.context.get(pageContext)
    try {
      return await load(ctx, args)
    } catch (error) {
      const problem = problemOf(error)
      if (!problem) throw error
      const { retry_after } = problem.details
      const headers = new Headers(typeof retry_after === "number" ? { "retry-after": String(retry_after) } : undefined)
      const status = statusOf[problem.code]
      // Unsaid, the browser is told "Internal Server Error" beside every number.
      const statusText = STATUS_CODES[status] ?? ""
      throw data(
        { code: problem.code, message: wordedProblem(problem, ctx.language).message },
        { status, statusText, headers },
      )
    }
  }

/** For the route whose error page is shown: without it what the loader said about trying again is lost. */
export const keepErrorHeaders = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers()
