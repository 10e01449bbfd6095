// An administrator looks at a message that is held. Delivered, it gets the next number of its conversation, so that the other
// side finds it behind what it has; refused, it stays with its sender. What the same sender wrote behind it goes with it.

import { recordAct } from "../../accounts/audit.server.ts"
import { eventsOf, type NewEvent } from "../../events/event.server.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import { peopleContacted } from "../../professionals/first-contacts/first-contacts.server.ts"
import { changeEvent } from "../conversations/conversation-events.server.ts"
import * as queries from "./held-message.queries.server.ts"
import { deliveryObstacle, type HeldResult } from "./held-message.rules.ts"
import type { HeldMessage } from "./held-message.schema.ts"
import { heldProblemTexts } from "./texts.ts"

type Context = Ctx<"admin">

const localized = localizerOf(heldProblemTexts)
const messageNotFound = () => notFound(localized((t) => t.thing))

export const listHeldMessages = async (
  { db }: Context,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const rows = await queries.listHeld(db, { limit, cursor })
  const { page, next } = pageOf(rows, limit, ({ id }) => id)
  return { held_messages: page.map(asHeldMessage), next }
}

export const asHeldMessage = (row: queries.HeldMessageRow): HeldMessage => {
  const { is_blocked_by_me: _, is_blocked_by_other: _1, is_former: _2, is_suspended: _3, ...rest } = row
  const { is_sender_suspended: _4, written_to, asked, ...held } = rest
  return { ...held, first_contacts: peopleContacted(written_to, asked).size, obstacle: deliveryObstacle(row) }
}

export const decideHeldMessage = async (ctx: Context, { id, result }: { id: string; result: HeldResult }) => {
  const { db, language } = ctx
  const conversation = await queries.lockConversationOf(db, id)
  if (!conversation) throw messageNotFound()
  const ids = await queries.lockWaiting(db, conversation)
  if (!ids.includes(id)) throw await whyNotWaiting(ctx, id)
  await (result === "delivered" ? deliver(ctx, conversation, ids) : refuse(ctx, conversation, ids))
  await recordAct(ctx, result === "delivered" ? "deliver_message" : "refuse_message", {
    subject: id,
    details: { conversation_id: conversation.id, message_ids: ids },
  })
  return { message: heldProblemTexts.in(language).done[result] }
}

const whyNotWaiting = async ({ db }: Context, id: string) => {
  const found = await queries.findDecision(db, id)
  if (!found) return messageNotFound()
  const decided: HeldResult = found.refused_at ? "refused" : "delivered"
  return conflict(
    localized((t) => t.decided[decided]),
    { result: decided },
  )
}

const deliver = async ({ db, clock }: Context, conversation: queries.HeldConversation, ids: readonly string[]) => {
  const obstacle = deliveryObstacle(conversation)
  if (obstacle)
    throw conflict(
      localized((t) => t.obstacles[obstacle]),
      { obstacle },
    )
  const { id: conversation_id, last_seq, sender, recipient } = conversation
  const messages = ids.map((id, at) => ({ id, seq: last_seq + 1 + at }))
  const events = messages.flatMap(({ id, seq }) =>
    [recipient, sender].map((account_id): NewEvent => {
      const params = { conversation_id, id, seq: String(seq) }
      return { account_id, kind: "message_created", params }
    }),
  )
  await queries.markDelivered(db, conversation, messages, clock(), [eventsOf(events)])
}

const refuse = ({ db, clock }: Context, { id, sender }: queries.HeldConversation, ids: readonly string[]) =>
  queries.markRefused(db, ids, clock(), [eventsOf([changeEvent(id, sender)])])
