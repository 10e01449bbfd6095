import type { APIRequestContext, BrowserContext, Page } from "@playwright/test"
import { type Language, pathIn } from "../../src/platform/language/language.ts"
import { accountOf, addressOf, type PageToSee, type Visitor } from "../pages.ts"
import { logInByCookie } from "../people.ts"
import { expect } from "../test.ts"

interface Opening {
  page: Page
  request: APIRequestContext
}

type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>
const stored = new Map<string, Stored>()

/** As who sees a page. A process logs in once for each of them; after that it is as on a day when they come back. */
export const comeIn = async (page: Page, as: Visitor) => {
  if (as === "visitor") return
  const state = stored.get(as)
  if (state) return page.context().setStorageState(state)
  await logInByCookie(page, accountOf[as], as === "admin" ? "admin-login" : undefined)
  stored.set(as, await page.context().storageState())
}

/** With its data there and its code running. */
export const openPage = async ({ page, request }: Opening, one: PageToSee, language: Language = "en") => {
  await page.goto(pathIn(language, await addressOf(request, one)))
  await page.waitForFunction(isAtRest)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  if (one.path.includes("book=")) await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible()
}

/** The router's own word, where there is one: a page may come without the application (docs/decisions/0005). */
const isAtRest = () => {
  if (document.querySelector('script[src*="/static-page-"]')) return true
  type State = { initialized: boolean; navigation: { state: string }; revalidation: string }
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: { state: State } }
  const { initialized, navigation, revalidation } = router?.state ?? {}
  return initialized && navigation?.state === "idle" && revalidation === "idle"
}
