import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { anyId } from "../../platform/id.schema.ts"
import { messageFormTexts } from "../texts.ts"
import { quickReplies } from "./quick-replies.schema.ts"

export const getQuickReplies = contract({
  name: "quick_replies",
  summary: "My own texts for what I write often",
  method: "GET",
  path: "/provider/{id}/quick_replies",
  who: "professional",
  identity: ["id"],
  input: z.object({ id: anyId }),
  output: z.object({ quick_replies: quickReplies }),
})

export const saveQuickReplies = contract({
  name: "save_quick_replies",
  summary: "Replace them",
  method: "PUT",
  path: "/provider/{id}/quick_replies",
  who: "professional",
  identity: ["id"],
  texts: messageFormTexts,
  input: z.object({ id: anyId, quick_replies: quickReplies }),
  output: z.object({ message: z.string(), quick_replies: quickReplies }),
})
