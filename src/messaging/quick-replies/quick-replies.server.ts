// What a professional writes often: up to three texts of their own, put into the message with one press.
import type { Ctx } from "../../platform/context.server.ts"
import { messagingProblemTexts } from "../texts.ts"
import { listQuickReplies, replaceQuickReplies } from "./quick-replies.queries.server.ts"

export const getQuickReplies = async ({ db }: Ctx<"professional">, { id }: { id: string }) => ({
  quick_replies: await listQuickReplies(db, id),
})

export const saveQuickReplies = async (
  { db, language }: Ctx<"professional">,
  { id, quick_replies }: { id: string; quick_replies: string[] },
) => {
  await replaceQuickReplies(db, id, quick_replies)
  return { message: messagingProblemTexts.in(language).done.quickReplies, quick_replies }
}
