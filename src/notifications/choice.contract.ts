import { z } from "zod"
import { contract } from "../platform/api/contract.ts"

const told = {
  topic: z.string(),
  label: z.string().describe("What it is about, in the reader's language"),
  in_app: z.boolean().describe("It is always noted in the app; false: it comes by mail alone"),
  by_mail: z.boolean(),
}
const choices = z.object({
  choices: z.array(z.object(told)),
  fixed: z
    .array(z.object({ ...told, why: z.string() }))
    .describe("What I am told of as well and cannot choose about, and why"),
})
export type NotificationChoices = z.output<typeof choices>

export const notificationChoices = contract({
  name: "notification_choices",
  summary: "What I am told by mail, by topic",
  method: "GET",
  path: "/notifications/choices",
  who: "signed_in",
  input: z.object({}),
  output: choices,
})

export const changeNotificationChoices = contract({
  name: "change_notification_choices",
  summary: "Choose what I am told by mail; topics that are not named stay as they are",
  method: "PUT",
  path: "/notifications/choices",
  who: "signed_in",
  input: z.object({
    choices: z.array(z.object({ topic: z.string().max(40), by_mail: z.boolean() })).max(40),
  }),
  output: choices,
})
