/** Signing up in each kind, several times for one address, and with an address that has an account (specification 1 §4). */
import type { Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { activationLink, logInByCookie, logInHere, newEmail, newPassword, signUpHere, tryToLogIn } from "../people.ts"
import { demoPassword, expect, mailsTo, mailTo, test } from "../test.ts"

const awake = (page: Page) => expect(page.locator("form[novalidate]")).toBeVisible()
const emailField = (page: Page) => page.getByLabel("Email", { exact: true })

test("a developer chooses the kind, signs up, opens the link, and sees and changes what was said", async ({ page }) => {
  const email = newEmail()
  await page.goto("/register")
  await page.getByRole("main").getByRole("link", { name: "Customer" }).click()
  const kinds = page.getByRole("navigation", { name: "Who are you signing up for?" })
  await expect(kinds.getByRole("link", { name: "Individual" })).toHaveAttribute("aria-current", "true")
  await page.getByLabel("Full name").fill("Rohan Deshpande")
  await kinds.getByRole("link", { name: "Developer" }).click()
  await expect(page).toHaveURL(/type=developer/)
  await expect(page.getByLabel("Full name")).toHaveValue("Rohan Deshpande")
  await awake(page)
  await page.getByRole("button", { name: "Create account" }).click()
  await expect(page.getByLabel("Developer company")).toHaveAccessibleDescription("Developer company is required")
  await expect(page.getByLabel("Project scale")).toHaveAccessibleDescription("Please enter a valid project scale")
  await page.getByLabel("Developer company").fill("Mula Projects")
  await page.getByLabel("Project scale").selectOption("Medium (11-50 units)")
  await signUpHere(page, email)
  // Kept by the history, of which the server's page knows nothing.
  const sent = page.getByRole("main").getByText(`We have sent a link to ${email}.`)
  await expect(sent).toBeVisible()
  await page.reload()
  await expect(sent).toBeVisible()
  await expect(page.getByLabel("Email or mobile number")).toHaveValue(email)

  await page.goto(await activationLink(page, email))
  await page.getByRole("link", { name: "Go to Login" }).click()
  await logInHere(page, email, newPassword)
  await page.waitForURL("**/user/dashboard")

  await page.goto("/profile")
  const main = page.getByRole("main")
  await expect(main.getByText("Mula Projects")).toBeVisible()
  await expect(main.getByText("Medium (11-50 units)")).toBeVisible()
  await main.getByRole("link", { name: "Edit profile" }).click()
  await expect(main.getByRole("heading", { name: "Your company" })).toBeVisible()
  await expect(main.getByLabel("Project scale")).toHaveValue("medium")
  await main.getByLabel("Developer company").fill("M")
  await main.getByLabel("Project scale").selectOption("")
  await main.getByRole("button", { name: "Save changes" }).click()
  await expect(main.getByLabel("Developer company")).toHaveAccessibleDescription(
    "Developer company must be at least 2 characters",
  )
  await expect(main.getByLabel("Project scale")).toHaveAccessibleDescription("Please enter a valid project scale")
  expect(await accessibilityFaults(page)).toEqual([])
  await main.getByLabel("Developer company").fill("Mutha Projects")
  await page.reload()
  await expect(main.getByLabel("Developer company")).toHaveValue("Mutha Projects")
  await main.getByLabel("Project scale").selectOption("Large (50+ units)")
  await main.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("Profile updated successfully")).toBeVisible()
  await expect(main.getByText("Mutha Projects")).toBeVisible()
  await expect(main.getByText("Large (50+ units)")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ allowConsole: /status of 422/ })

  test("a builder signs up by the page alone, and nothing that was typed is lost", async ({ elsewhere }) => {
    const page = await elsewhere({ javaScriptEnabled: false })
    const email = newEmail()
    await page.goto("/login?tab=signup")
    await page.getByRole("main").getByRole("link", { name: "Customer" }).click()
    await page.getByRole("link", { name: "Builder" }).click()
    await page.getByLabel("Full name").fill("Rohan Deshpande")
    await expect(emailField(page)).toHaveAttribute("autocomplete", "username")
    await page.getByLabel("Company name").fill("Deccan Homes")
    await page.getByLabel("License number").fill("www.evil.example")
    await emailField(page).fill(email)
    await page.getByLabel("Mobile number").fill("+91 98220 45678")
    await page.getByLabel("Password", { exact: true }).fill(newPassword)
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(page.getByLabel("License number")).toHaveAccessibleDescription(/^License number must be plain text/)
    await expect(page.getByLabel("Company name")).toHaveValue("Deccan Homes")
    await page.getByLabel("License number").fill("PMC/BL/521")
    await page.getByLabel("Password", { exact: true }).fill(newPassword)
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(page.getByRole("main").getByRole("status")).toContainText("Your account has been created.")
    const link = await activationLink(page, email)
    for (const _ of ["opened", "opened again"]) {
      await page.goto(link)
      await page.getByRole("main").getByRole("button", { name: "Activate" }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Activated")
    }
    await page.goto(`/activate-account?token=made-up&email=${newEmail()}`)
    await page.getByRole("main").getByRole("button", { name: "Activate" }).click()
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Invalid activation link.")
    await page.getByRole("button", { name: "Send the activation link again" }).click()
    await expect(page.getByRole("main").getByRole("status")).toContainText("a new link is on its way")
  })
})

test("whoever is invited finds in the form what they have told us, and what they type themselves stays", async ({
  page,
}) => {
  const told = { full_name: "Meera Joshi", business_name: "Joshi Interiors", service_type: "interior-designer" }
  const query = new URLSearchParams({ type: "professional", email: newEmail(), ...told, mobile_number: "9822012345" })
  await page.goto(`/register?${query}`)
  await awake(page)
  await expect(emailField(page)).toHaveValue(query.get("email")!)
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Joshi")
  await expect(page.getByLabel("Business name")).toHaveValue("Joshi Interiors")
  await expect(page.getByRole("combobox", { name: "Profession" })).toHaveValue("interior-designer")
  // No link of ours has it: addresses are kept by too many.
  await expect(page.getByLabel("Mobile number")).toHaveValue("")
  await page.getByLabel("Business name").fill("Joshi and Daughters")
  await page.reload()
  await awake(page)
  await expect(page.getByLabel("Business name")).toHaveValue("Joshi and Daughters")
  await expect(page.getByLabel("Full name")).toHaveValue("Meera Joshi")
})

test.describe("twice for one address", () => {
  test.use({ allowConsole: /status of (403|409)/ })

  test("the link that is opened first decides, and the other one says what to do", async ({ page, elsewhere }) => {
    const email = newEmail()
    const other = await elsewhere()
    await other.goto("/register?type=professional")
    await other.getByLabel("Business name").fill("Somebody Else Interiors")
    await other.getByRole("combobox", { name: "Profession" }).selectOption("Architect")
    await signUpHere(other, email, "Somebody Else")
    const [theirs] = (await mailsTo(page, email))[0]!.links.filter((link) => link.includes("/activate-account"))

    await page.goto("/register?type=customer")
    await signUpHere(page, email)
    await tryToLogIn(page, email, newPassword)
    const main = page.getByRole("main")
    await expect(main.getByRole("status").first()).toContainText("Please activate your account first")
    await main.getByRole("button", { name: "Send the activation link again" }).click()
    await expect(main.getByText("a new link is on its way")).toBeVisible()
    const { html } = await mailTo(page, email, /Activate/, /Signed up by: R\. D\./)
    expect(html).not.toContain("Rohan Deshpande")
    await page.goto(await activationLink(page, email))
    await expect(page.getByRole("heading", { name: "Account Activated" })).toBeVisible()

    await other.goto(theirs!)
    await expect(other.getByRole("heading", { name: "Activation Failed" })).toBeVisible()
    await expect(other.getByRole("alert")).toContainText("An account with this email is active already")
    await expect(other.getByRole("button", { name: /activation link again/ })).toHaveCount(0)
    await other.getByRole("link", { name: "Go to Login" }).click()
    await logInHere(other, email, newPassword)
    await other.waitForURL("**/user/dashboard")
  })
})

test.describe("with an address that has an account", () => {
  test.use({ allowConsole: /status of (409|422)|ERR_FAILED/ })

  test("its owner adds the professional side by a mailed code, and open pages learn of it", async ({
    page,
    elsewhere,
    customer,
  }) => {
    const open = await elsewhere()
    await logInByCookie(open, customer.email)
    await open.goto("/user/dashboard")
    const switchLink = open.getByRole("navigation").getByRole("link", { name: "Switch to Provider Dashboard" })
    await expect(open.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(switchLink).toHaveCount(0)

    await page.goto("/register?type=professional")
    await awake(page)
    await page.getByLabel("Business name").fill("Joshi Interiors")
    await emailField(page).fill(customer.email)
    await page.keyboard.press("Tab")
    const step = page.getByRole("heading", { level: 1 })
    await expect(step).toHaveText("This email already has an account")
    await expect(step).toBeFocused()
    await expect(page.getByLabel("Mobile number")).toBeHidden()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole("button", { name: "Use another email" }).click()
    await expect(emailField(page)).toBeFocused()
    await emailField(page).fill(newEmail())
    await expect(page.getByLabel("Business name")).toHaveValue("Joshi Interiors")
    await emailField(page).fill(customer.email)
    await page.keyboard.press("Tab")
    await page.getByRole("button", { name: "Add to my account" }).click()
    await expect(step).toHaveText("Check your mail")

    const code = page.getByLabel(`Enter the code we sent to ${customer.email}`)
    await expect(code).toBeFocused()
    await code.fill("12")
    await page.keyboard.press("Enter")
    await expect(code).toHaveAccessibleDescription(/^Please enter the 6 digits of the code/)
    const { subject } = await mailTo(page, customer.email, /is your Sthapati code/)
    const digits = subject.slice(0, 6)
    await code.fill(digits === "000000" ? "111111" : "000000")
    await page.keyboard.press("Enter")
    await expect(code).toHaveAccessibleDescription(/^This is not the code.+ 4 tries are left/)
    await code.fill(` ${digits.slice(0, 3)} ${digits.slice(3)}`)
    await page.keyboard.press("Enter")

    await expect(page.getByLabel("Full name")).toHaveValue(customer.full_name)
    await expect(page.getByLabel("Full name")).not.toBeEditable()
    await expect(page.getByLabel("Password")).toHaveCount(0)
    await expect(page.getByLabel("Business name")).toHaveValue("Joshi Interiors")
    await page.getByRole("combobox", { name: "Profession" }).selectOption("Interior Designer")
    await page.getByRole("button", { name: "Add the professional side" }).click()
    await expect(page.getByRole("dialog", { name: "Success!" })).toContainText(
      "The professional side has been added to your account.",
    )
    await page.waitForURL("**/login")
    await expect(page.getByLabel("Email or mobile number")).toHaveValue(customer.email)
    await expect(switchLink.first()).toBeVisible()
    await switchLink.first().click()
    await open.waitForURL("**/provider/dashboard")

    await logInHere(page, customer.email, demoPassword)
    await page.waitForURL("**/user/dashboard")
    await expect(page.getByText("Dual Role Account").first()).toBeVisible()
  })

  test("who has the side already is led to the login, with their address there", async ({ page, customer }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto("/register?type=customer")
    await awake(page)
    await emailField(page).fill(customer.email)
    await page.keyboard.press("Tab")
    const header = (await page.getByRole("banner").boundingBox())!
    const other = page.getByRole("button", { name: "Use another email" })
    expect((await other.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height)
    await page.getByRole("button", { name: "Add to my account" }).click()
    const { subject, text } = await mailTo(page, customer.email, /is your Sthapati code/)
    expect(text).toContain("wants to add a customer or professional side to your Sthapati account")
    await page.getByLabel(`Enter the code we sent to ${customer.email}`).fill(subject.slice(0, 6))
    await page.getByRole("button", { name: "Continue" }).click()
    const said = page.getByRole("main").getByRole("alert")
    await expect(said).toContainText("This account has the customer side already. Please log in.")
    await expect(said.getByRole("button", { name: "Add the professional side" })).toBeVisible()
    await said.getByRole("link", { name: "Log in" }).click()
    await expect(page.getByLabel("Email or mobile number")).toHaveValue(customer.email)
  })

  test("what it cannot become is said, with what it can; a refused sign-up leads there too", async ({ page }) => {
    await page.goto("/register?type=developer")
    await awake(page)
    await page.getByLabel("Developer company").fill("Mula Projects")
    await page.getByLabel("Project scale").selectOption("small")
    await page.getByLabel("Full name").fill("Mahesh Barve")
    await page.getByLabel("Mobile number").fill("+91 98220 45678")
    await page.getByLabel("Password", { exact: true }).fill(newPassword)
    // As where the look-up had no answer: the sign-up itself is refused.
    await page.route("**/api/check_email", (route) => route.abort())
    await emailField(page).fill("builder@demo.example")
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This email already has an account")
    await page.getByRole("button", { name: "Use another email" }).click()
    await expect(emailField(page)).toHaveAccessibleDescription(/^An account with this email already exists/)
    await expect(page.getByText("An account with this email already exists.")).toHaveCount(1)
    await page.getByRole("button", { name: "Create account" }).click()
    await page.getByRole("button", { name: "Add to my account" }).click()
    const code = page.getByLabel("Enter the code we sent to builder@demo.example")
    await expect(code).toBeFocused()
    const { subject } = await mailTo(page, "builder@demo.example", /is your Sthapati code/)
    await code.fill(subject.slice(0, 6))
    await page.getByRole("button", { name: "Continue" }).click()
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "Builder accounts can only be service providers",
    )
    await page.getByRole("button", { name: "Add the professional side" }).click()
    await expect(page.getByLabel("Business name")).toBeVisible()
    await expect(page.getByLabel("Full name")).toHaveValue("Mahesh Barve")
  })
})

test("a professional adds the customer side on the profile page, and has it there at once", async ({
  page,
  studio,
}) => {
  await logInByCookie(page, studio.email)
  await page.goto("/provider/profile")
  await page.locator("summary", { hasText: "Add the customer side" }).click()
  const kinds = page.getByRole("group", { name: "Who is it for?" })
  await kinds.getByLabel("Builder").check()
  await page.getByRole("button", { name: "Add the customer side" }).click()
  await expect(page.getByLabel("License number")).toHaveAccessibleDescription(/^License number is required/)
  await kinds.getByLabel("Individual").check()
  await expect(kinds.getByLabel("Individual")).toBeFocused()
  await page.getByRole("button", { name: "Add the customer side" }).click()
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("The customer side has been added")
  await expect(page.locator("summary", { hasText: "Add the customer side" })).toHaveCount(0)
  await page.getByRole("navigation").getByRole("link", { name: "Switch to User Dashboard" }).first().click()
  await page.waitForURL("**/user/dashboard")
})
