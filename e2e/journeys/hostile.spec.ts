import { activationLink, newEmail } from "../people.ts"
import { expect, test } from "../test.ts"

const hostile = `<script>document['title']="taken"<img src=x onerror="document['title']='taken'">`

test("markup in a business name is a text, on the page, in its structured data and in mails", async ({ page }) => {
  const email = newEmail()
  const signUp = await page.request.post("/api/signup/provider", {
    data: {
      full_name: hostile,
      business_name: hostile,
      email,
      password: "Courtyard-77",
      mobile_number: "+919822045678",
      userType: "professional",
    },
  })
  expect(signUp.status()).toBe(201)
  await page.goto(await activationLink(page, email))
  await expect(page.getByRole("heading", { name: "Account Activated" })).toBeVisible()
  const login = await page.request.post("/api/auth/login", { data: { identifier: email, password: "Courtyard-77" } })
  const { user } = (await login.json()) as { user: { professional_id: string } }

  const html = await (await page.request.get(`/providers/${user.professional_id}`)).text()
  expect(html).not.toContain("<script>document[")
  expect(html).not.toContain("<img src=x")
  await page.goto(`/providers/${user.professional_id}`)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x")
  await expect(page).not.toHaveTitle("taken")

  const { mails } = (await (await page.request.get(`/dev/mailbox.json?to=${email}`)).json()) as {
    mails: { html: string }[]
  }
  expect(mails[0]!.html).not.toContain("<img src=x")
})
