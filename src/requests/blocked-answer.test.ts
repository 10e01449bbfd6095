/** Of two people of whom one has blocked the other no new words reach the other, in the answer to a request either. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../test/people.ts"

let t: TestApp
let customer: Person
let designer: Professional
beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t)
  designer = await createProfessional(t)
})
afterAll(() => t.close())

const reasonsSeenBy = async (path: string, { token }: Person) => {
  const [{ reason, history }] = (await t.call("GET", path, { token })).body.requests
  return [reason, ...history.map((one: { reason: string | null }) => one.reason)].filter(Boolean)
}

test("a reason written after a block is neither shown nor mailed to the other side, and is shown once it is lifted", async () => {
  const { professional_id } = designer
  const { token } = customer
  await t.call("POST", "/conversations", { token, body: { provider_id: professional_id } })
  const asked = await t.call("POST", "/request_service", {
    token,
    body: { provider_id: professional_id, service_type: "interior-designer", message: "Do you take single rooms?" },
  })
  const block = (customer_blocked_at: Date | null) =>
    t.db
      .updateTable("conversations")
      .set({ customer_blocked_at })
      .where("professional_id", "=", professional_id)
      .execute()
  await block(new Date(t.clock.now.getTime() - 60_000))
  const answered = await t.call("POST", `/provider/${professional_id}/requests/${asked.body.request.id}`, {
    token: designer.token,
    body: { status: "declined", reason: "You are rude" },
  })
  expect(answered.status).toBe(200)
  expect(await reasonsSeenBy(`/provider/${professional_id}/requests`, designer)).toEqual([
    "You are rude",
    "You are rude",
  ])
  expect(await reasonsSeenBy("/user/requests", customer)).toEqual([])
  const told = await Promise.all([
    t.db.selectFrom("notifications").selectAll().where("account_id", "=", customer.account_id).execute(),
    t.db.selectFrom("mails").selectAll().execute(),
    t.db.selectFrom("activities").selectAll().where("account_id", "=", customer.account_id).execute(),
  ])
  expect(told[0]).not.toHaveLength(0)
  expect(JSON.stringify(told)).not.toContain("rude")
  await block(null)
  expect(await reasonsSeenBy("/user/requests", customer)).toEqual(["You are rude", "You are rude"])
})
