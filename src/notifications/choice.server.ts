// What a person is told by mail. Topics come from the kinds there are; what was never chosen is sent.
import type { Ctx } from "../platform/context.server.ts"
import { invalid } from "../platform/problem.ts"
import { knownTopics } from "../platform/words/kinds.ts"
import { say, wordsOf } from "../platform/words/language.ts"
import { findChoices, keepChoices } from "./choice.queries.server.ts"
import { choiceWords } from "./choice.words.ts"

export const showChoices = async (ctx: Ctx<"signed_in">) => {
  const chosen = new Map((await findChoices(ctx.db, ctx.actor.account_id)).map((one) => [one.topic, one.by_mail]))
  const choices = knownTopics().map(({ topic, label }) => ({
    topic,
    label: wordsOf(label, ctx.language),
    by_mail: chosen.get(topic) ?? true,
  }))
  return { choices }
}

type Wish = { choices: { topic: string; by_mail: boolean }[] }

export const changeChoices = async (ctx: Ctx<"signed_in">, { choices }: Wish) => {
  const known = new Set(knownTopics().map(({ topic }) => topic))
  if (choices.some(({ topic }) => !known.has(topic))) throw invalid({ choices: say(choiceWords, (t) => t.unknown) })
  // The last wish about a topic counts: one statement cannot write a row twice.
  const wished = [...new Map(choices.map((one) => [one.topic, one])).values()]
  if (wished.length > 0) await keepChoices(ctx.db, ctx.actor.account_id, wished)
  return showChoices(ctx)
}
