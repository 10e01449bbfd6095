import type { APIRequestContext, BrowserContext, Page } from "@playwright/test"
import { type Language, pathIn } from "../../src/platform/language/language.ts"
import { accountOf, addressOf, type PageToSee } from "../pages.ts"
import { logInByCookie } from "../people.ts"
import { expect } from "../test.ts"

interface Opening {
  page: Page
  request: APIRequestContext
}

/** In front of who sees it, with its data there and its code running. */
export const openPage = async ({ page, request }: Opening, one: PageToSee, language: Language = "en") => {
  if (one.as !== "visitor") await comeInAgain(page, accountOf[one.as], one.as === "admin" ? "admin-login" : undefined)
  await page.goto(pathIn(language, await addressOf(request, one)))
  await page.waitForFunction(isAtRest)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  if (one.path.includes("book=")) await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible()
}

type Stored = Awaited<ReturnType<BrowserContext["storageState"]>>
const stored = new Map<string, Stored>()

/** A worker comes in once for each of those who see pages; after that it is as on a day when they come back. */
const comeInAgain = async (page: Page, email: string, door?: "admin-login") => {
  const state = stored.get(email)
  if (state) return page.context().setStorageState(state)
  await logInByCookie(page, email, door)
  stored.set(email, await page.context().storageState())
}

/** The router's own word, where there is one: a page may come without the application (docs/decisions/0005). */
const isAtRest = () => {
  if (document.querySelector('script[src*="/static-page-"]')) return true
  type State = { initialized: boolean; navigation: { state: string }; revalidation: string }
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: { state: State } }
  const { initialized, navigation, revalidation } = router?.state ?? {}
  return initialized && navigation?.state === "idle" && revalidation === "idle"
}
