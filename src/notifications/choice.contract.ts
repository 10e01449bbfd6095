import { z } from "zod"
import { contract } from "../platform/api/contract.ts"

const choices = z.array(
  z.object({
    topic: z.string(),
    label: z.string().describe("What it is about, in the reader's language"),
    by_mail: z.boolean(),
  }),
)

export const notificationChoices = contract({
  name: "notification_choices",
  summary: "What I am told by mail, by topic",
  method: "GET",
  path: "/notifications/choices",
  who: "signed_in",
  input: z.object({}),
  output: z.object({ choices }),
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
  output: z.object({ choices }),
})
