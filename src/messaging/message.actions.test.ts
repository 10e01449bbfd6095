/** A conversation that is opened from a project begins with it. */
import { beforeEach, expect, test } from "vitest"
import { json, openBrowserClient, signIn } from "../../test/browser-client.ts"
import { newId } from "../platform/id.ts"
import { compositionOf } from "./composer/composition.ts"
import { openConversationOf } from "./message.actions.ts"

const { answers, lines } = openBrowserClient()

let id: string
beforeEach(() => {
  id = newId()
  signIn()
  Object.assign(window.location, { origin: "https://homes.example" })
  answers["/api/conversations"] = (_, response) =>
    json(response, 200, { success: true, conversation_id: id, message: "" })
  answers["/api/provider/p2/projects/kitchen"] = (_, response) =>
    json(response, 200, { success: true, project: { id: "kitchen", title: "A kitchen for three cooks" } })
  answers["/api/provider/p2/projects/none"] = (_, response) => json(response, 404, { success: false, message: "None" })
})

const typed = () => compositionOf(id).draft.current().content
const question =
  "I saw your project “A kitchen for three cooks” (https://homes.example/providers/p2/projects/kitchen) and would like something like it."

test("who asks about a project finds it named", async () => {
  expect(await openConversationOf({ to: "p2", project: "kitchen" })).toEqual({ id })
  expect(typed()).toBe(question)
})

test("what was typed before stays as it is", async () => {
  compositionOf(id).draft.change({ content: "How much" })
  await openConversationOf({ to: "p2", project: "kitchen" })
  expect(typed()).toBe("How much")
})

test("of a project that is not there nothing is written, and the conversation opens", async () => {
  expect(await openConversationOf({ to: "p2", project: "none" })).toEqual({ id })
  expect(typed()).toBe("")
})

test("without a project none is asked for", async () => {
  await openConversationOf({ to: "p2" })
  expect([typed(), lines()]).toEqual(["", ["POST /api/conversations"]])
})
