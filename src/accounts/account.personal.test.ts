/** The record of acts in the copy that a person is handed. */
import { expect, test } from "vitest"
import { accountData } from "./account.personal.server.ts"

const [own, other] = ["01a22758-b4e1-71bc-ab05-a02e1dd332d7", "01a22758-b4e1-71bc-ab05-a02e1dd332d8"]
const copied = (act: string, subject: string | null, details: object) =>
  accountData.exports.find(({ table }) => table === "audit_entries")!.localize!(
    { act, account_id: own, subject, details },
    "en",
  )

test("what an act was about is in words, and ids stand apart", () => {
  const details = { professional_id: other, check: "coa", result: "approved", valid_until: "2029-03-31" }
  expect(copied("verify_professional", other, details)).toEqual({
    ...{ act: "verify_professional", account_id: own, subject: null, subject_id: other },
    details: "Check: Council of Architecture; Decision: Approved; Valid until: 31 Mar 2029",
    detail_ids: { professional_id: other },
  })
})

test("a change is said as what it was and what it became", () => {
  const details = { before: { name: "Poona", state_id: 4 }, after: { name: "Pune", state_id: 4 } }
  expect(copied("change_city", "12", details)).toMatchObject({ subject: "12", details: "Name: Poona → Pune" })
  expect(copied("sign_in", own, {})).toMatchObject({ subject: "Your account", subject_id: own, details: "" })
})
