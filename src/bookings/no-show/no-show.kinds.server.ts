// What is told when a visit is said not to have taken place, and when that is answered: to the side that did not speak.
import type { Kind } from "../../platform/language/kinds.ts"
import { actCalled, newsIn } from "../booking.kinds.server.ts"
import { noShowKindsTexts } from "./texts.ts"

const newsFor = newsIn(noShowKindsTexts)
const said = { kind: "no_show", act: actCalled("no_show") } as const
const answered = { kind: "no_show_answer", act: actCalled("no_show_answer") } as const

/** By who spoke. */
export const noShowStories = {
  said: {
    customer: { ...said, news: { professional: newsFor("professional", "no_show_said_by_customer", "warning") } },
    professional: { ...said, news: { customer: newsFor("customer", "no_show_said_by_professional", "warning") } },
  },
  answered: {
    customer: { ...answered, news: { professional: newsFor("professional", "no_show_answered_by_customer", "info") } },
    professional: { ...answered, news: { customer: newsFor("customer", "no_show_answered_by_professional", "info") } },
  },
}

export const noShowKinds: readonly Kind[] = [
  ...Object.values(noShowStories).flatMap(({ customer, professional }) => [
    customer.news.professional,
    professional.news.customer,
  ]),
  said.act,
  answered.act,
]
