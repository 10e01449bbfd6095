// What a person is told, and what of it by mail. It is read off the kinds there are: what was never chosen is sent, and
// mails without a topic always are.
import type { Ctx } from "../platform/context.server.ts"
import { localize, localized } from "../platform/language/language.ts"
import { type KnownTopic, knownTopics } from "../platform/language/notification-kinds.ts"
import { invalid } from "../platform/problem.ts"
import { findChoices, saveChoices } from "./choice.queries.server.ts"
import { choiceTexts } from "./texts.ts"

type SignedIn = Ctx<"signed_in">

export const showChoices = async ({ db, actor, language }: SignedIn) => {
  const chosen = new Map((await findChoices(db, actor.account_id)).map((one) => [one.topic, one.by_mail]))
  const t = choiceTexts.in(language)
  const told = ({ topic, label, hasNotifications, hasMail }: KnownTopic) => ({
    topic,
    label: localized(label, language),
    in_app: hasNotifications,
    by_mail: hasMail && (chosen.get(topic) ?? true),
  })
  const topics = topicsOf(actor)
  const withoutMail = topics.filter(({ hasMail }) => !hasMail)
  return {
    choices: topics.filter(({ hasMail }) => hasMail).map(told),
    fixed: [
      { topic: "account", ...t.account, in_app: false, by_mail: true },
      ...withoutMail.map((topic) => ({ ...told(topic), why: t.noMail })),
    ],
  }
}

interface ChoiceInput {
  choices: { topic: string; by_mail: boolean }[]
}

export const changeChoices = async (ctx: SignedIn, { choices }: ChoiceInput) => {
  const open = new Set(topicsOf(ctx.actor).flatMap(({ topic, hasMail }) => (hasMail ? [topic] : [])))
  if (choices.some(({ topic }) => !open.has(topic))) throw invalid({ choices: localize(choiceTexts, (t) => t.unknown) })
  // The last wish about a topic counts: one statement cannot write a row twice.
  const wished = [...new Map(choices.map((one) => [one.topic, one])).values()]
  if (wished.length > 0) await saveChoices(ctx.db, ctx.actor.account_id, wished)
  return showChoices(ctx)
}

/** Of what somebody in their roles is told; an administrator alone is told of none. */
const topicsOf = ({ is_customer, is_professional }: SignedIn["actor"]) => {
  const isTold = ({ side }: KnownTopic) =>
    (is_customer && side !== "professional") || (is_professional && side !== "customer")
  return knownTopics().filter(isTold)
}
