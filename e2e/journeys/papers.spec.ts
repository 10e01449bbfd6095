/** An architect's papers, on a phone: given, refused, given again, approved, withdrawn. */
import { pdf } from "../../test/documents.ts"
import { photo } from "../../test/pictures.ts"
import { accessibilityFaults } from "../accessibility.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, allowConsole: /status of 422|net::ERR_FAILED/ })

test("identity and number are given, wait, are refused, given again and approved; withdrawn, the badge goes", async ({
  page,
  people,
}) => {
  const architect = await people.professional({ slug: "architect" })
  await logInByCookie(page, architect.email)
  // From the profile that everybody sees.
  await page.goto(`/providers/${architect.professionalId}`)
  const badge = page.getByRole("main").getByRole("link", { name: "Not yet verified" })
  await expect(badge).toHaveAttribute("href", "/provider/verification")
  await badge.click()
  await expect(page.getByRole("heading", { level: 1, name: "Verification" })).toBeVisible()
  await expect(page.getByText(/still have to check: Identity and address and Council of Architecture/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  const identity = page.getByRole("region", { name: "Identity and address" })
  await identity.getByRole("link", { name: /^Add it now/ }).tap()
  const send = identity.getByRole("button", { name: "Send for checking" })
  await send.tap()
  await expect(identity.getByText("Please add a picture or a PDF of your document")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const chooseFile = (name: string, mimeType: string, buffer: Buffer) =>
    identity
      .getByLabel("Your identity document")
      .and(page.locator("[type=file]"))
      .setInputFiles({ name, mimeType, buffer })
  await chooseFile("card.svg", "image/svg+xml", Buffer.from("<svg/>"))
  await expect(identity.getByText(/JPEG, PNG or WebP picture, or a PDF/)).toBeVisible()

  // A line that breaks: it is said, and tried again with one press.
  await page.route("**/api/files?**", (route) => route.abort(), { times: 1 })
  await chooseFile("passport.jpg", "image/jpeg", await photo({ width: 1600, height: 1200 }))
  await identity.getByRole("button", { name: "Try again" }).tap()
  await expect(identity.getByRole("button", { name: "Remove passport.jpg" })).toBeVisible()
  // What has arrived is still there after a reload.
  await page.reload()
  await expect(identity.getByRole("button", { name: "Remove passport.jpg" })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await send.tap()
  await expect(identity.getByText(/Usually checked in 2-3 business days/)).toBeVisible()
  await expect(identity.getByText("Waiting", { exact: true })).toBeVisible()

  const council = page.getByRole("region", { name: "Council of Architecture" })
  await council.getByRole("link", { name: /^Add it now/ }).tap()
  const number = council.getByLabel("Registration number")
  await number.fill("CA/2010/123")
  await council.getByRole("button", { name: "Send for checking" }).tap()
  await expect(council.getByText("A Council of Architecture number looks like CA/2010/12345")).toBeVisible()
  await number.fill("ca/2010/12345")
  await council.getByRole("button", { name: "Send for checking" }).tap()
  await expect(council.getByText("CA/2010/12345")).toBeVisible()
  await expect(page.getByText(/What you gave waits for its check/)).toBeVisible()

  await people.check(architect, { kinds: ["kyc"], result: "refused", note: "The address is cut off." })
  await page.reload()
  await expect(identity.getByText("The address is cut off.")).toBeVisible()
  await identity.getByRole("link", { name: /^Send it again/ }).tap()
  await chooseFile("voter.pdf", "application/pdf", pdf())
  await send.tap()
  await expect(identity.getByRole("link", { name: "voter.pdf" })).toBeVisible()

  await people.check(architect, { result: "approved" })
  await page.reload()
  await expect(page.getByText("Your profile is verified")).toBeVisible()
  await expect(identity.getByText(/by Meera Joshi of Sthapati, valid until/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/provider/${architect.professionalId}`)
      return (await answer.json()).provider.is_verified
    })
    .toBe(true)

  await council.getByRole("link", { name: /^Withdraw/ }).tap()
  const dialog = page.getByRole("dialog", { name: "Withdraw “Council of Architecture”?" })
  await expect(dialog.getByText(/Your badge goes with it/)).toBeVisible()
  await dialog.getByRole("button", { name: "Withdraw it" }).tap()
  await expect(council.getByText("Withdrawn", { exact: true })).toBeVisible()
  await expect(page.getByText(/still have to check: Council of Architecture/)).toBeVisible()
})

test("a GST number says its state, and a licence is given with its title", async ({ page, studio }) => {
  await logInByCookie(page, studio.email)
  await page.goto("/provider/verification?give=gst")
  const gst = page.getByRole("region", { name: "GST registration" })
  const number = gst.getByLabel("GST number")
  await number.fill("27aapfu0939f1zv")
  await expect(gst.getByText("Registered in Maharashtra.")).toBeVisible()
  await number.fill("29AAPFU0939F1ZR")
  await expect(gst.getByText(/Registered in Karnataka, while your profile is in Maharashtra/)).toBeVisible()
  await gst.getByRole("button", { name: "Send for checking" }).tap()
  await expect(gst.getByText("29AAPFU0939F1ZR")).toBeVisible()

  const licences = page.getByRole("region", { name: "Other licences" })
  await licences.getByRole("link", { name: "Add a licence" }).tap()
  await licences.getByLabel("What it is called").fill("Structural Engineer, PMC")
  await licences.getByRole("button", { name: "Send for checking" }).tap()
  await expect(licences.getByText("Please give its number, or add a picture or a PDF of it")).toBeVisible()
  await licences.getByLabel("Its number").fill("pmc/114")
  await licences.getByRole("button", { name: "Send for checking" }).tap()
  await expect(licences.getByRole("heading", { name: "Structural Engineer, PMC" })).toBeVisible()
  await expect(licences.getByText("PMC/114")).toBeVisible()
})
