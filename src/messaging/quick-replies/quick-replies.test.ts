/** A professional keeps a few answers ready. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { type MessagingDesk, openMessagingDesk } from "../../../test/messaging-desk.ts"

let desk: MessagingDesk
beforeAll(async () => {
  desk = await openMessagingDesk()
})
afterAll(() => desk.t.close())

test("three quick replies of one's own", async () => {
  const { t, designer, rival } = desk
  const path = `/provider/${designer.professional_id}/quick_replies`
  const save = (quick_replies: unknown, by = designer) =>
    t.call("PUT", path, { token: by.token, body: { quick_replies } })
  expect((await save(["Thank you!", "I come on Saturday."])).body.quick_replies).toHaveLength(2)
  expect((await t.call("GET", path, { token: designer.token })).body.quick_replies).toEqual([
    "Thank you!",
    "I come on Saturday.",
  ])
  expect((await save(["a", "b", "c", "d"])).status).toBe(422)
  expect((await save([" "])).status).toBe(422)
  expect((await save(["Mine"], rival)).status).toBe(403)
})
