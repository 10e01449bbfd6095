import { expect, test } from "vitest"
import { addressed, json, openBrowserClient, signIn } from "../../../test/browser-client.ts"
import { type ApiFailure, call } from "../api/api-client.ts"
import { identityQuestion, settleIdentity } from "./identity-question.ts"

const { answers, lines } = openBrowserClient()
const removal = addressed("POST", "/removal")

/** Answers whoever has shown that it is them; all others are asked to. */
const wantConfirmation = () => {
  const state = { isConfirmed: false }
  answers["/api/removal"] = (_, response) =>
    state.isConfirmed
      ? json(response, 200, { success: true })
      : json(response, 403, { code: "confirm_identity", message: "Please confirm that this is you." })
  return state
}

/** Somebody who stands before the page and does this as soon as they are asked. */
const onQuestion = (act: () => void) =>
  identityQuestion.subscribe(() => {
    if (identityQuestion.isAsked()) act()
  })

test("calls that want a confirmation wait for one question and are then sent again", async () => {
  signIn()
  const state = wantConfirmation()
  let asked = 0
  const goAway = onQuestion(() => {
    asked += 1
    if (asked < 2) return
    state.isConfirmed = true
    settleIdentity(true)
  })
  const both = await Promise.all([call(removal, {} as never), call(removal, {} as never)])
  goAway()
  expect(both).toEqual([{ success: true }, { success: true }])
  expect(lines()).toHaveLength(4)
  expect(identityQuestion.isAsked()).toBe(false)
})

test("who does not want to confirm reads why nothing was done", async () => {
  signIn()
  wantConfirmation()
  const goAway = onQuestion(() => settleIdentity(false))
  const failure = await call(removal, {} as never).catch((error: ApiFailure) => error)
  goAway()
  expect(failure).toMatchObject({ status: 403, message: "Please confirm that this is you." })
  expect(lines()).toHaveLength(1)
})

test("where no page asks, the refusal stays one", async () => {
  signIn()
  wantConfirmation()
  await expect(call(removal, {} as never)).rejects.toMatchObject({ code: "confirm_identity" })
})
