/** What stands on the screen where a page could not be made. */
import { renderToStaticMarkup } from "react-dom/server"
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router"
import { expect, test } from "vitest"
import { ApiFailure } from "../platform/api/api-failure.ts"
import { ErrorBoundary } from "../root.tsx"

const shown = async (error: unknown) => {
  const routes = [
    {
      path: "/",
      ErrorBoundary,
      loader: () => {
        throw error
      },
    },
  ]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request("http://localhost/"))
  if (context instanceof Response) throw new Error("It was redirected.")
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />,
  )
}
const refused = (status: number, message: string) => new ApiFailure(status, message, { message })

test("what a page asked for and is not there says the call's sentence, and blames nobody", async () => {
  const html = await shown(refused(404, "There is no such person."))
  expect(html).toContain("There is no such person.")
  expect(html).toContain("404")
  expect(html).not.toContain("Unexpected Application Error!")
})

test("a call that broke, a fault of ours and no answer at all are told apart", async () => {
  expect(await shown(refused(500, "Broken"))).toContain("Unexpected Application Error!")
  expect(await shown(new Error("a bug"))).toContain("Unexpected Application Error!")
  expect(await shown(refused(503, "Too many at once."))).toContain("Too many at once.")
  expect(await shown(new ApiFailure(404, "words of the screen"))).toContain("We could not find this page.")
})
