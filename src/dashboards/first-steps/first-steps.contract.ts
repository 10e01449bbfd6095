import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { business } from "../../professionals/business/business.schema.ts"
import { ownService } from "../../professionals/offer/offer.schema.ts"
import { searchResult } from "../../search/search-result.schema.ts"

const state = z
  .enum(["beginning", "found", "not_found"])
  .describe("beginning: nobody can find me yet and nobody ever booked; not_found: what I offer is paused or nowhere")

export const firstSteps = contract({
  name: "first_steps",
  summary: "What stands between me and being found, and how my card in the search looks",
  method: "GET",
  path: "/provider/first-steps",
  who: "professional",
  refuses: ["not_found"],
  input: z.object({}),
  output: z.object({
    id: z.string().describe("professional_id"),
    state,
    is_leaving: z.boolean().describe("The account is about to go, so that nobody finds it whatever is offered"),
    is_later: z.boolean().describe("I have said that the rest can wait"),
    is_new: z.boolean().describe("Joined within 30 days, and nobody has booked yet"),
    done: z.object({
      offer: z.boolean(),
      place: z.boolean().describe("With the offer all that it takes to be found"),
      price: z.boolean(),
      hours: z.boolean(),
      about: z.boolean(),
    }),
    shows_work: z.boolean().describe("Whether a project of mine is published"),
    offer: ownService
      .pick({ id: true, service_type: true, name: true, price: true, duration: true, delivery: true })
      .extend(ownService.pick({ online_by: true, studio_address: true }).shape)
      .extend({ cities: z.array(z.string()) })
      .nullable()
      .describe("The first one"),
    about: business
      .pick({ headline: true, about: true, business_phone: true })
      .extend({ home_city_id: z.number().int() }),
    open: z.array(z.object({ slug: z.string(), name: z.string() })).describe("What can be offered"),
    waiting: z
      .array(z.object({ plural_name: z.string(), since: z.string() }))
      .describe("Professions of mine that are open nowhere yet"),
    card: searchResult.nullable().describe("As it stands in the search, or would"),
  }),
})
export type FirstSteps = z.output<typeof firstSteps.output>
export type StepName = keyof FirstSteps["done"]

export const leaveRestForLater = contract({
  name: "first_steps_later",
  summary: "Go to my dashboard: the rest of the first steps can wait",
  method: "POST",
  path: "/provider/first-steps/later",
  who: "professional",
  input: z.object({}),
  output: z.object({}),
})
