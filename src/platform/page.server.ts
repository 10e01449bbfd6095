// The door of a public page: a use case in the same process, and a Problem turned into the page with the right status.
import { data, type LoaderFunctionArgs } from "react-router"
import type { Ctx } from "./context.server.ts"
import { pageContext } from "./page-context.ts"
import { isProblem, statusOf } from "./problem.ts"

export const publicLoader =
  <T>(load: (ctx: Ctx, args: LoaderFunctionArgs) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(args.context.get(pageContext).ctx, args)
    } catch (error) {
      if (isProblem(error)) throw data({ code: error.code, message: error.message }, { status: statusOf[error.code] })
      throw error
    }
  }
