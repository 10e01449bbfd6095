// A customer lets the professional of a conversation see their phone or e-mail, and takes that back (specification 3 §4, §8).
import type { Ctx } from "../../platform/context.server.ts"
import { runAsOneStatement } from "../../platform/database/statement-parts.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { invalid } from "../../platform/problem.ts"
import { changeEvents } from "../conversations/conversation-events.server.ts"
import type { Pair } from "../conversations/pair.queries.server.ts"
import { conversationNotFound, getPair, refuseWriting } from "../conversations/pair.server.ts"
import { messagingProblemTexts } from "../texts.ts"
import { deleteSharedContact, writeSharedContact } from "./shared-contact.queries.server.ts"

type Context = Ctx<"customer">
const localized = localizerOf(messagingProblemTexts)

const findOwn = async (ctx: Context, id: string): Promise<Pair> => {
  const pair = await getPair(ctx, id)
  if (pair.side !== "customer") throw conversationNotFound()
  return pair
}

interface Contact {
  id: string
  phone?: string | null | undefined
  email?: string | null | undefined
}

export const shareContact = async (ctx: Context, { id, phone, email }: Contact) => {
  const { db, clock, language } = ctx
  if (!phone && !email) throw invalid({ phone: localized((t) => t.nothingShared) })
  const pair = await findOwn(ctx, id)
  refuseWriting(pair)
  const shared = { phone: phone || null, email: email || null, shared_at: clock() }
  await writeSharedContact(db, { conversation_id: pair.id, ...shared })
  await runAsOneStatement(db, [changeEvents(pair, ctx.actor)])
  return {
    message: messagingProblemTexts.in(language).done.shared,
    shared_contact: { ...shared, shared_at: shared.shared_at.toISOString() },
  }
}

export const unshareContact = async (ctx: Context, { id }: { id: string }) => {
  const pair = await findOwn(ctx, id)
  if (await deleteSharedContact(ctx.db, pair.id)) await runAsOneStatement(ctx.db, [changeEvents(pair, ctx.actor)])
  return { message: messagingProblemTexts.in(ctx.language).done.unshared }
}
