import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { deskFile } from "../../platform/api/desk-file.ts"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { heldDecision, heldMessage } from "./held-message.schema.ts"
import { heldProblemTexts } from "./texts.ts"

export const heldMessages = contract({
  name: "held_messages",
  summary: "First messages to many people that wait for a look, the oldest first",
  method: "GET",
  path: "/admin/held_messages",
  who: "admin",
  input: z.object({ limit: pageLimit, cursor: idCursor }),
  output: z.object({ held_messages: z.array(heldMessage), next: z.string().nullable() }),
})

export const heldMessagesFile = contract({
  ...deskFile,
  name: "held_messages_csv",
  summary: "First messages to many people that wait for a look, as a table, the oldest first",
  path: "/admin/held_messages/csv",
  input: z.object({}),
})

export const decideHeldMessage = contract({
  name: "decide_held_message",
  summary: "Deliver or refuse it, with what its sender wrote behind it; once",
  method: "POST",
  path: "/admin/held_messages/{id}",
  who: "admin",
  refuses: ["not_found", "conflict"],
  texts: heldProblemTexts,
  input: heldDecision,
  output: z.object({ message: z.string() }),
})
