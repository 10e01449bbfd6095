import { afterEach, expect, test } from "vitest"
import { ApiFailure } from "../../platform/api/api-failure.ts"
import { FormRefusal } from "../../platform/form/form.ts"
import { toastOnFailure } from "./toast-on-failure.ts"
import { closeToast, toastStore } from "./toast-store.ts"

afterEach(() => {
  for (const { id } of toastStore.current()) closeToast(id)
})
const said = () => toastStore.current().map(({ kind, text }) => [kind, text])

test("what was done is handed on, and nothing is said of it", async () => {
  expect(await toastOnFailure(Promise.resolve({ id: "b1" }), "Not done")).toEqual({ id: "b1" })
  expect(said()).toEqual([])
})

test("what was not done is said, in the words of the server or the act where they have some", async () => {
  const refused = new ApiFailure(409, "It has begun", { message: "It has begun" })
  expect(await toastOnFailure(Promise.reject(refused), "Not done")).toBeUndefined()
  expect(await toastOnFailure(Promise.reject(new ApiFailure(0, "No connection")), "Not done")).toBeUndefined()
  expect(await toastOnFailure(Promise.reject(new FormRefusal("Log in again")), "Not done")).toBeUndefined()
  expect(said()).toEqual([
    ["error", "It has begun"],
    ["error", "Not done"],
    ["error", "Log in again"],
  ])
})
