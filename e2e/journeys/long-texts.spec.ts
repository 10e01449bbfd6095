/** The pages about us: reached from everywhere, readable without script and on paper, and the ones that people agree to. */
import { brotliCompressSync } from "node:zlib"
import { activationLink, newEmail, newPassword, sessionOf, signUpHere } from "../people.ts"
import { expect, test } from "../test.ts"

const names = {
  "/help": "Help",
  "/about": "About Sthapati",
  "/terms": "Terms of Service",
  "/privacy": "Privacy Policy",
  "/refund": "Refund Policy",
  "/grievance": "Grievance Redressal Policy",
}

test("the footer and the menu of a phone lead to each of them, also where no application runs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const from of ["/", "/search", "/help"]) {
    await page.goto(from)
    for (const to of Object.keys(names)) {
      await expect(page.getByRole("contentinfo").locator(`a[href="${to}"]`)).toHaveCount(1)
      await expect(page.locator(`[popover] a[href="${to}"]`)).toHaveCount(1)
    }
  }
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Refunds" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names["/refund"])
})

test("each is small, costs no script of the application, and its contents lead to its parts", async ({
  request,
  elsewhere,
}) => {
  const page = await elsewhere({ javaScriptEnabled: false })
  for (const [path, name] of Object.entries(names)) {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text()
    expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(20 * 1024)
    expect(html, path).not.toContain("/entry.client")
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    // Its parts open one by one (menu.spec.ts).
    if (path === "/help") continue
    const last = page.getByRole("navigation", { name: "Contents" }).getByRole("link").last()
    const title = (await last.innerText()).replace(/^\d+\.\s*/, "")
    await last.click()
    await expect(page).toHaveURL(/#[a-z-]+$/)
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport()
  }
})

test("what is agreed to at sign-up is the version that the pages say, a press away with nothing typed lost", async ({
  page,
  context,
}) => {
  const email = newEmail()
  await page.goto("/register?type=customer")
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await page.getByLabel("Full name").fill("Asha Kulkarni")
  const sentence = page.getByText("By creating an account you agree")
  const [, version] = /version ([\d-]+)/.exec(await sentence.innerText())!
  for (const name of ["terms", "privacy policy"]) {
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      sentence.getByRole("link", { name, exact: true }).click(),
    ])
    await expect(opened.getByText(`Version ${version}, in force since`)).toBeVisible()
    await opened.close()
  }
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Kulkarni")
  await signUpHere(page, email)
  await page.goto(await activationLink(page, email))
  await expect(page.getByRole("heading", { name: "Account Activated" })).toBeVisible()
  const { token } = await sessionOf(page.request, email, newPassword)
  const answer = await page.request.get("/api/privacy/consents", { headers: { authorization: `Bearer ${token}` } })
  const { consents } = await answer.json()
  expect(consents).toEqual([expect.objectContaining({ kind: "terms", version })])
})

test("on paper a text stands alone, and whole", async ({ page }) => {
  await page.goto("/privacy")
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("heading", { name: "How long we keep it" })).toBeVisible()
  for (const role of ["banner", "contentinfo", "navigation"] as const) await expect(page.getByRole(role)).toHaveCount(0)
})
