/** A post from the first word to its readers: written, saved as one goes, looked at, published, and talked about. */
import type { Page } from "@playwright/test"
import { xssCorpus } from "../../src/blog/document/xss-corpus.ts"
import type { Person } from "../../test/people.ts"
import { accessibilityFaults } from "../accessibility.ts"
import { logInByCookie } from "../people.ts"
import { spoilToken } from "../sessions.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /409 \(Conflict\)|ERR_INTERNET_DISCONNECTED|404 \(Not Found\)/ })

const editorOf = (page: Page) => page.getByRole("textbox", { name: "Text of the post" })

const beginDraft = async (page: Page, { email }: Pick<Person, "email">) => {
  await logInByCookie(page, email)
  await page.goto("/blog/write")
  await page.getByRole("button", { name: "Open the editor" }).click()
  await expect(page).toHaveURL(/\/blog\/write\/[\w-]{36}$/)
  await expect(editorOf(page)).toBeVisible()
}

const paste = (page: Page, data: Record<string, string>) =>
  editorOf(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, data)

test("a visitor who wants to write comes in first, and then writes in the dialog", async ({ page, customer }) => {
  await page.goto("/blog/write")
  await expect(page).toHaveURL(/\/login\?redirect=%2Fblog%2Fwrite$/)
  await expect(page.getByText("Log in to write a post.")).toBeVisible()
  await logInByCookie(page, customer.email)
  await page.goto("/blog/write")
  const dialog = page.getByRole("dialog", { name: "Write a post" })
  await dialog.getByLabel("Title").fill("Monsoon on a terrace")
  await dialog.getByLabel("Excerpt").fill("What keeps the water out")
  await dialog.getByLabel("Content").fill("## Before June\n\n- clear the drains")
  await dialog.getByLabel("Tags").fill(" monsoon , terrace,, ")
  await page.reload()
  await expect(dialog.getByLabel("Title")).toHaveValue("Monsoon on a terrace")
  await dialog.getByRole("button", { name: "Create post" }).click()
  await expect(dialog.getByText("Category is required")).toBeVisible()
  await dialog.getByLabel("Category").selectOption({ label: "Building well" })
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole("button", { name: "Create post" }).click()
  await expect(page).toHaveURL(/\/blog\/mine$/)
  await expect(page.getByText("“Monsoon on a terrace” is with our team.")).toBeFocused()
  await expect(page.getByRole("listitem").filter({ hasText: "Monsoon on a terrace" })).toContainText("With our team")
  // By then it may have been published.
  await page.reload()
  await expect(page.getByRole("listitem").filter({ hasText: "Monsoon on a terrace" })).toBeVisible()
  await expect(page.getByText("is with our team.")).toHaveCount(0)
})

test("what is written is saved, sent, read by the team, and published", async ({ page, elsewhere, people, studio }) => {
  await beginDraft(page, studio)
  await page.getByLabel("Title").fill(`Stone floors ${studio.name}`)
  await editorOf(page).click()
  await page.keyboard.type("Shahabad stone is cool underfoot.")
  await paste(page, { "text/plain": "## What it costs\n\n| Stone | Rate |\n|---|---|\n| Shahabad | 60 |" })
  await expect(editorOf(page).getByRole("heading", { name: "What it costs" })).toBeVisible()
  await expect(editorOf(page).getByRole("cell", { name: "Shahabad" })).toBeVisible()
  await page.getByLabel("Excerpt").fill("Cool, cheap and from nearby: what to look for in a floor of stone")
  await page.getByLabel("Category").selectOption({ label: "Building well" })
  await page.getByRole("button", { name: "Link", exact: true }).click()
  await expect(page.getByRole("dialog", { name: "Link" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(editorOf(page)).toBeFocused()
  await expect(editorOf(page)).toContainText("Shahabad stone is cool underfoot.")
  const slug = page.getByRole("textbox", { name: /^Address/ })
  await slug.fill("What a kitchen costs and why")
  await expect(page.getByText("Another post has this address. Please choose a different one.")).toBeVisible()
  await slug.fill(`stone-${studio.professionalId}`)
  await expect(page.getByText("This address is free.")).toBeVisible()
  await page.getByRole("button", { name: "Use this address" }).click()
  await expect(page.getByText("Address changed.")).toBeVisible()
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(editorOf(page)).toContainText("Shahabad stone is cool underfoot.")
  await page.getByRole("link", { name: "Preview" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /Stone floors/ })).toBeVisible()
  await expect(page.getByRole("region", { name: "About the author" })).toContainText(studio.name)
  // A drawing says nothing beside the title.
  await expect(page.getByRole("article").locator("figure img").first()).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("link", { name: "Back to the post" }).click()
  const send = page.getByRole("button", { name: "Send to our team" })
  await expect(send).toBeInViewport({ ratio: 1 })
  await send.click()
  await expect(page.getByText("With our team", { exact: true })).toBeVisible()
  await expect(page.getByText(/^“Stone floors .*” is with our team\./)).toBeFocused()

  const desk = await elsewhere()
  await logInByCookie(desk, (await people.admin()).email, "admin-login")
  await desk.goto("/admin/blog")
  await desk
    .getByRole("listitem")
    .filter({ hasText: `Stone floors ${studio.name}` })
    .getByRole("link")
    .click()
  await expect(desk.getByRole("heading", { level: 1, name: /Stone floors/ })).toBeVisible()
  expect(await accessibilityFaults(desk)).toEqual([])
  await desk.getByRole("button", { name: "Send back" }).click()
  const note = desk.getByRole("dialog", { name: "Send this post back?" })
  await note.getByLabel(/Note/).fill("Please say where the rate is from.")
  await note.getByRole("button", { name: "Send back" }).click()
  await expect(desk.getByText("Sent back. Its author was told.")).toBeVisible()

  await page.reload()
  await expect(page.getByText("Please say where the rate is from.")).toBeVisible()
  await editorOf(page).click()
  await page.keyboard.press("ControlOrMeta+Home")
  await page.keyboard.type("Asked in Bibwewadi. ")
  await page.getByRole("button", { name: "Send to our team" }).click()
  await expect(page.getByText("With our team", { exact: true })).toBeVisible()
  await desk.goto("/admin/blog")
  await desk
    .getByRole("listitem")
    .filter({ hasText: `Stone floors ${studio.name}` })
    .getByRole("link")
    .click()
  await desk.getByRole("button", { name: "Publish" }).click()
  await expect(desk.getByText("Published. Its author was told.")).toBeVisible()
  await desk.getByRole("button", { name: "See the post" }).click()
  await desk.waitForURL(/\/blog\/stone-/)
  await expect(desk.getByRole("heading", { level: 1, name: `Stone floors ${studio.name}` })).toBeVisible()
  await page.goto("/blog/mine")
  await expect(page.getByRole("listitem").filter({ hasText: `Stone floors ${studio.name}` })).toContainText("Published")
  await page.getByRole("link", { name: `Edit “Stone floors ${studio.name}”` }).click()
  await editorOf(page).click()
  await page.keyboard.type("Newer. ")
  const sendNewer = page.getByRole("button", { name: "Send to our team" })
  await expect(sendNewer).toBeVisible()
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()

  // Hidden while it is written on: what cannot be sent says why, in this page and in the one that is opened next.
  await desk.goto("/admin/blog?show=published")
  await desk
    .getByRole("listitem")
    .filter({ hasText: `Stone floors ${studio.name}` })
    .getByRole("link")
    .first()
    .click()
  await desk.getByRole("button", { name: "Hide" }).click()
  const hiding = desk.getByRole("dialog", { name: "Hide this post?" })
  await hiding.getByLabel(/Note/).fill("It names a customer.")
  await hiding.getByRole("button", { name: "Hide" }).click()
  await expect(hiding).toHaveCount(0)
  await sendNewer.click()
  const why = page.getByText("This post is hidden, so it cannot be sent. You can appeal among your posts, or go on")
  await expect(why).toBeVisible()
  await page.reload()
  await expect(why).toBeVisible()
  await expect(page.getByText("It names a customer.")).toBeVisible()
  await expect(sendNewer).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("link", { name: "To the appeal" }).click()
  await expect(page.getByRole("heading", { name: "This post is hidden" })).toBeVisible()
})

test("two windows: nothing is overwritten, and both texts can be had", async ({ page, elsewhere, studio }) => {
  await beginDraft(page, studio)
  await editorOf(page).click()
  await page.keyboard.type("The first window.")
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  const other = await elsewhere()
  await logInByCookie(other, studio.email)
  await other.goto(new URL(page.url()).pathname)
  await editorOf(other).click()
  await other.keyboard.press("ControlOrMeta+End")
  await other.keyboard.type(" The second window.")
  await expect(other.getByText("Saved", { exact: true })).toBeVisible()
  await page.keyboard.type(" And more.")
  await expect(page.getByRole("alert")).toContainText("Somebody saved a newer version")
  await page.getByRole("button", { name: "Take the newer one" }).click()
  await expect(editorOf(page)).toHaveText("The first window. The second window.")
  await page.getByRole("link", { name: "History" }).click()
  await page.getByRole("main").getByRole("listitem").nth(1).getByRole("link").click()
  await expect(page.getByRole("region", { name: "What changed" }).first()).toContainText("more")
  const asFirst = await page.getByLabel("Compared with").locator("option").last().getAttribute("value")
  await page.getByLabel("Compared with").selectOption(asFirst)
  await expect(page).toHaveURL(new RegExp(`[?]version=\\d+&with=${asFirst}$`))
  // The newest first in the address, too, beside one that is older; it is there, and not restored.
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").click()
  await expect(page.getByRole("button", { name: "Restore this version" })).toHaveCount(0)
  await page.getByLabel("Compared with").selectOption(asFirst)
  await expect(page.getByRole("region", { name: "What changed" }).last().locator("ins").first()).toContainText("The")
  await expect(page.getByRole("region", { name: "What changed" }).last().locator("del")).toHaveCount(0)
  await page.getByRole("main").getByRole("listitem").nth(1).getByRole("link").click()
  await page.getByRole("button", { name: "Restore this version" }).click()
  await expect(editorOf(page)).toHaveText("The first window. And more.")
})

test("two tabs: what one has not saved is had after it was closed, however often the other one saves", async ({
  page,
  context,
  studio,
}) => {
  await beginDraft(page, studio)
  const { pathname } = new URL(page.url())
  const type = async (tab: Page, words: string) => {
    await editorOf(tab).click()
    await tab.keyboard.press("ControlOrMeta+End")
    await tab.keyboard.type(words)
  }
  const typeUntilSaved = async (tab: Page, words: string) => {
    const saved = tab.waitForResponse((answer) => answer.request().method() === "PUT")
    await type(tab, words)
    await saved
    await expect(tab.getByText("Saved", { exact: true })).toBeVisible()
  }
  await typeUntilSaved(page, "Begun.")
  const other = await context.newPage()
  await other.goto(pathname)
  await typeUntilSaved(other, " Other.")
  await type(page, " Mine.")
  await expect(page.getByRole("alert")).toContainText("Somebody saved a newer version")
  await page.bringToFront()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByLabel("Tags").scrollIntoViewIfNeeded()
  await expect(page.getByRole("button", { name: "Go on with mine" })).not.toBeInViewport()
  await page.getByRole("button", { name: "See both texts" }).click()
  await expect(page.getByRole("region", { name: "Somebody saved a newer version" })).toBeFocused()
  await expect(page.getByRole("alert").getByRole("heading")).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("alert")).toContainText("You, in another window,")
  expect(await accessibilityFaults(page)).toEqual([])
  await other.bringToFront()
  await typeUntilSaved(other, " More.")
  await other.reload()
  await expect(editorOf(other), "the tab in conflict is open").toHaveText("Begun. Other. More.")
  await page.close({ runBeforeUnload: true })
  await typeUntilSaved(other, " And more.")
  for (let times = 0; times < 3; times++) {
    await other.reload()
    await expect(other.getByRole("alert")).toContainText("Somebody saved a newer version")
    await expect(editorOf(other)).toHaveText("Begun. Mine.")
  }
  await other.getByRole("button", { name: "Take the newer one" }).click()
  await expect(editorOf(other)).toHaveText("Begun. Other. More. And more.")
  await expect(other.getByText("Saved", { exact: true })).toBeVisible()
  await other.reload()
  await expect(editorOf(other)).toHaveText("Begun. Other. More. And more.")
  await expect(other.getByRole("alert")).toHaveCount(0)
})

test("the last words survive a lost connection and a closed page", async ({ page, context, studio }) => {
  await beginDraft(page, studio)
  const { pathname } = new URL(page.url())
  await editorOf(page).click()
  await context.setOffline(true)
  await page.keyboard.type("Last words.")
  await expect(page.getByText(/No connection/).first()).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(pathname)
  await expect(editorOf(again)).toHaveText("Last words.")
  await expect(again.getByText("Saved", { exact: true })).toBeVisible()
})

test.describe("a token that has expired", () => {
  test.use({ allowConsole: /status of 401/ })

  test("what is written after the token has expired is saved, and nobody is asked whether to leave", async ({
    page,
    context,
    studio,
  }) => {
    await beginDraft(page, studio)
    const { pathname } = new URL(page.url())
    await spoilToken(page, "expired")
    await editorOf(page).click()
    await page.keyboard.type("After the renewal.")
    await expect(page.getByText("Saved", { exact: true })).toBeVisible()
    const asked: string[] = []
    page.on("dialog", (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    const isClosed = page.waitForEvent("close")
    await page.close({ runBeforeUnload: true })
    await isClosed
    expect(asked).toEqual([])
    const again = await context.newPage()
    await again.goto(pathname)
    await expect(editorOf(again)).toHaveText("After the renewal.")
  })
})

/** The browser is in New York. */
test("a time of publishing is India's, and stays what was chosen", async ({ page, studio }) => {
  await beginDraft(page, studio)
  await page.getByLabel("Title").fill(`Early in the day ${studio.name}`)
  await editorOf(page).click()
  await page.keyboard.type("Before the sun is up.")
  await page.getByLabel("Excerpt").fill("What is said before breakfast")
  await page.getByLabel("Category").selectOption({ label: "Building well" })
  await page.getByLabel("Publish at a time").check()
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  const isChosen = async () => {
    await expect(page.getByLabel("Day", { exact: true })).toHaveValue(day)
    await expect(page.getByLabel("Time in India")).toHaveValue("00:30")
  }
  await page.getByLabel("Day", { exact: true }).fill(day)
  await page.getByLabel("Time in India").fill("00:30")
  const sent = page.waitForRequest((request) => request.url().endsWith("/submit"))
  await page.getByRole("button", { name: "Send to our team" }).click()
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  expect((await sent).postDataJSON().scheduled_for).toBe(`${before}T19:00:00.000Z`)
  await expect(page.getByText("With our team", { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^You asked for it to be published .*12:30 am/i)).toBeVisible()
  await editorOf(page).click()
  await page.keyboard.type("Well before. ")
  await isChosen()
  await page.getByRole("button", { name: "Send the newer text" }).click()
  await expect(page.getByText(/^“Early in the day .*” is with our team\./)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^You asked for it to be published .*12:30 am/i)).toBeVisible()
})

/** As keyboards on telephones write: each word is a composition that the browser replaces letter by letter. */
test("Devanagari that is composed stands while it is saved and after", async ({ page, context, studio }) => {
  await beginDraft(page, studio)
  await editorOf(page).click()
  const keyboard = await context.newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })
  for (const [begun, word] of [
    [["न", "नम", "नमस्"], "नमस्ते"],
    [["प", "पु", "पुण"], "पुणे"],
  ] as const) {
    for (const part of begun) await compose(part)
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok())
    await compose(word)
    // Saved in the middle of the word, which goes on.
    await saved
    await expect(editorOf(page)).toContainText(word)
    await keyboard.send("Input.insertText", { text: word })
    await page.keyboard.press("Space")
  }
  await expect(editorOf(page)).toHaveText("नमस्ते पुणे")
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  await page.reload()
  await expect(editorOf(page)).toHaveText("नमस्ते पुणे")
})

test("nothing that is pasted runs, and nothing of it is stored", async ({ page, studio }) => {
  await beginDraft(page, studio)
  let dialogs = 0
  page.on("dialog", (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  await editorOf(page).click()
  const html = xssCorpus.map(([, attack]) => `<p>before</p>${attack}`)
  for (const attack of html) {
    const converted = page.waitForResponse(/\/api\/blog\/documents$/)
    await paste(page, { "text/html": attack, "text/plain": "x" })
    await converted
  }
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  await page.getByRole("link", { name: "Preview" }).click()
  await expect(page.getByText("This is how it will look.")).toBeVisible()
  expect(await page.locator(".post-text script, .post-text [onerror], .post-text svg, .post-text iframe").count()).toBe(
    0,
  )
  expect(dialogs).toBe(0)
})

test("a first comment is read by the team, and shown; a second one at once", async ({
  page,
  elsewhere,
  request,
  people,
  customer,
}) => {
  const admin = await people.admin()
  const title = `What ${customer.full_name} reads`
  const created = await request.post("/api/blog/posts", {
    data: { title, excerpt: "What a person reads who has just come here", category_id: 1, content: "<p>Text</p>" },
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const { data: post } = (await created.json()) as { data: { slug: string; id: string } }
  await logInByCookie(page, customer.email)
  await page.goto(`/blog/comment/${post.slug}`)
  await page.getByRole("textbox", { name: "Comment" }).fill("Thank you, that helps.")
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("button", { name: "Send comment" }).click()
  const own = page.getByRole("region", { name: "Your comments on this post" })
  await expect(own).toContainText("Our team is reading it")

  const desk = await elsewhere()
  await logInByCookie(desk, admin.email, "admin-login")
  await desk.goto("/admin/blog/comments")
  const held = desk.getByRole("listitem").filter({ hasText: title })
  await expect(held).toContainText("Thank you, that helps.")
  expect(await accessibilityFaults(desk)).toEqual([])
  await held.getByRole("button", { name: /^Show/ }).click()
  await expect(desk.getByText("Shown below the post.")).toBeVisible()

  await page.goto(`/blog/${post.slug}`)
  const comments = page.getByRole("region", { name: "1 comment" })
  await expect(comments).toContainText("Thank you, that helps.")
  await comments.getByRole("link", { name: "Write a comment" }).click()
  await expect(page).toHaveURL(`/blog/comment/${post.slug}`)
  await page.getByRole("textbox", { name: "Comment" }).fill("One more thing.")
  await page.getByRole("button", { name: "Send comment" }).click()
  await expect(own.getByRole("listitem")).toHaveCount(2)
  await expect(page.getByText("Comment is required")).toHaveCount(0)
  await expect(own.getByRole("listitem").first()).toContainText("Shown")
  await own.getByRole("button", { name: /Delete the comment “One more thing.”/ }).click()
  await expect(own.getByRole("listitem")).toHaveCount(1)

  await desk.goto("/admin/blog/comments?show=visible")
  await held.getByRole("link", { name: /^Hide/ }).click()
  const hiding = desk.getByRole("dialog", { name: "Hide this comment?" })
  await hiding.getByLabel(/Reason/).fill("It thanks for nothing in particular.")
  await hiding.getByRole("button", { name: "Hide" }).click()
  await expect(desk.getByText("Hidden. Its writer was told.")).toBeVisible()
  await page.reload()
  await expect(own).toContainText("It thanks for nothing in particular.")
  await own.getByRole("button", { name: "Appeal" }).click()
  const appeal = page.getByRole("dialog", { name: "Appeal to our team" })
  await appeal.getByLabel(/Why it should be shown again/).fill("It thanks for the post.")
  expect(await accessibilityFaults(page)).toEqual([])
  await appeal.getByRole("button", { name: "Send appeal" }).click()
  await expect(own).toContainText("Our team reads it, and writes to you.")
  await desk.goto("/admin/moderation/hidden?kind=comment")
  await expect(desk.getByRole("listitem").filter({ hasText: title })).toContainText("It thanks for the post.")
  expect(await accessibilityFaults(desk)).toEqual([])
})
