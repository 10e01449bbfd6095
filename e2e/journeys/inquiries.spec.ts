/** An inquiry of somebody without an account: sent by the desk, accepted by a professional, seen and gone on with by its sender. */
import { accessibilityFaults } from "../accessibility.ts"
import { newWord } from "../new-name.ts"
import { logInByCookie, newEmail } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

test("the desk sends it, a professional accepts, and its sender lets them have the number", async ({
  page,
  people,
  elsewhere,
}) => {
  // Far from everybody else, so that who works from there suits best.
  const hours = { from: 600, to: 1080 }
  const studio = await people.professional({ locality: "Mulshi", hours, answersWithin: "hour" })
  await people.check(studio, { result: "approved", kinds: ["kyc"] })
  const [name, email, number] = [`Asha ${newWord()}`, newEmail(), "98220 12345"]

  await page.goto("/services?service=interior-designer#inquiry")
  await page.getByLabel("Service", { exact: true }).selectOption({ label: "Interior Designer" })
  await page.getByLabel("Location").fill("Mulshi")
  await page.getByLabel("Budget").selectOption({ label: "₹2 – ₹5 lakh" })
  await page.getByLabel("Timeline").selectOption({ label: "Flexible" })
  await page.getByLabel("What you have in mind").fill("A new kitchen for a 2 BHK.")
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Phone", { exact: true }).fill(number)
  await expect(page.getByLabel(/^Let those who accept/)).not.toBeChecked()
  await page.getByRole("button", { name: "Send inquiry" }).click()
  await expect(page.getByRole("heading", { name: "Thank you for your inquiry" })).toBeVisible()

  const desk = await elsewhere({ viewport: { width: 1440, height: 900 } })
  await logInByCookie(desk, (await people.admin("desk")).email, "admin-login")
  await desk.goto(`/admin/submissions?q=${encodeURIComponent(name)}`)
  await desk.getByRole("link", { name, exact: true }).click()
  const suggested = desk.getByRole("region", { name: "Professionals" })
  const row = suggested.getByRole("listitem").filter({ hasText: studio.name })
  await expect(row).toContainText("Works from Mulshi")
  await expect(row).toContainText("Usually answers within an hour")
  expect(await accessibilityFaults(desk)).toEqual([])
  for (const box of await suggested.getByRole("checkbox").all()) await box.uncheck()
  await suggested.getByLabel(studio.name).check()
  await suggested.getByRole("button", { name: "Send to 1 professional" }).click()
  await expect(desk.getByText("Sent to 1 professional. The sender is told by e-mail.")).toBeVisible()
  await expect(desk.getByRole("region", { name: "Sent to" })).toContainText(studio.name)
  expect(await accessibilityFaults(desk)).toEqual([])
  const told = await mailTo(page, email, /Your inquiry is with 1 professional/)
  expect(told.text).toContain(studio.name)

  const pro = await elsewhere()
  await logInByCookie(pro, studio.email)
  await pro.goto("/provider/requests")
  const request = pro.getByRole("listitem").filter({ hasText: name })
  await expect(request).toContainText("A new kitchen for a 2 BHK.")
  await expect(request).not.toContainText(number)
  await request.getByRole("link", { name: /^Accept/ }).click()
  await pro.getByLabel("Your answer").fill("We can come on Monday.")
  await pro.getByRole("button", { name: "Accept request" }).click()
  await expect(request).toContainText("decide whether you get their phone number")

  await people.settleInquiries()
  const accepted = await mailTo(page, email, /would like to take on your project/)
  const [link] = /https?:\S+\/enquiries\/\S+/.exec(accepted.text) ?? []
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(new URL(link!).pathname)
  await expect(page.getByRole("heading", { name: "Your interior designer inquiry" })).toBeVisible()
  await expect(page.getByText("We can come on Monday.")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("button", { name: "Let them have my number" }).click()
  await expect(page.getByText("They see your phone number and e-mail address, and can call you.")).toBeVisible()
  await pro.reload()
  await expect(request.getByRole("link", { name: number })).toBeVisible()
  await expect(request.getByRole("link", { name: email })).toBeVisible()
})

test("our team takes it back: the sender and the professional hear who did it, and why", async ({
  page,
  people,
  elsewhere,
}) => {
  const hours = { from: 600, to: 1080 }
  const studio = await people.professional({ locality: "Mulshi", hours, answersWithin: "hour" })
  await people.check(studio, { result: "approved", kinds: ["kyc"] })
  const [name, email] = [`Asha ${newWord()}`, newEmail()]
  const details = {
    serviceType: "interior-designer",
    budget: "2l-5l",
    location: "Mulshi",
    projectDetails: "A kitchen.",
  }
  const data = { name, email, subject: "Inquiry", message: "A kitchen.", source: "services_page", details }
  expect((await page.request.post("/api/contact/submit", { data })).status()).toBe(201)

  const desk = await elsewhere({ viewport: { width: 1440, height: 900 } })
  await logInByCookie(desk, (await people.admin("desk")).email, "admin-login")
  await desk.goto(`/admin/submissions?q=${encodeURIComponent(name)}`)
  await desk.getByRole("link", { name, exact: true }).click()
  const suggested = desk.getByRole("region", { name: "Professionals" })
  await expect(suggested.getByLabel(studio.name)).toBeVisible()
  for (const box of await suggested.getByRole("checkbox").all()) await box.uncheck()
  await suggested.getByLabel(studio.name).check()
  await suggested.getByRole("button", { name: "Send to 1 professional" }).click()
  await desk.getByRole("region", { name: "Sent to" }).getByRole("button", { name: "Take back" }).click()
  const dialog = desk.getByRole("dialog", { name: /^Take it back from 1 professional/ })
  expect(await accessibilityFaults(desk)).toEqual([])
  await dialog.getByLabel("Why it is taken back").fill("You called us: the flat was sold.")
  await dialog.getByRole("button", { name: "Take back" }).click()
  await expect(desk.getByText("Taken back from 1 professional. The sender is told by e-mail.")).toBeVisible()
  await expect(desk.getByRole("region", { name, exact: true })).toContainText("the flat was sold")
  await expect(desk.getByRole("region", { name: "Sent to" }).getByText("Taken back", { exact: true })).toBeVisible()

  const told = await mailTo(page, email, /We have taken your inquiry back/)
  expect(told.text).toContain("the flat was sold")
  const [link] = /https?:\S+\/enquiries\/\S+/.exec(told.text) ?? []
  await page.goto(new URL(link!).pathname)
  await expect(page.getByText(/^Our team has taken your inquiry back/)).toBeVisible()
  await expect(page.getByText("the flat was sold")).toBeVisible()
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible()
  await expect(page.getByText(/We look for others/)).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])

  const pro = await elsewhere()
  await logInByCookie(pro, studio.email)
  await pro.goto("/provider/requests")
  const ended = pro.getByRole("listitem").filter({ hasText: name })
  await expect(ended).toContainText("Sthapati’s team took this request back for the customer.")
  await expect(ended.getByText("Taken back", { exact: true })).toBeVisible()
})
