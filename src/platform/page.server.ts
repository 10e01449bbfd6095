// The door of a public page: a use case in the same process, and a Problem turned into the page with the right status.
import { data, type LoaderFunctionArgs } from "react-router"
import type { Ctx } from "./context.server.ts"
import { problemOf } from "./http.server.ts"
import { pageContext } from "./page-context.ts"
import { statusOf } from "./problem.ts"

export const publicLoader =
  <T>(load: (ctx: Ctx, args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(args.context.get(pageContext).ctx, args)
    } catch (error) {
      const problem = problemOf(error)
      if (!problem) throw error
      throw data({ code: problem.code, message: problem.message }, { status: statusOf[problem.code] })
    }
  }
