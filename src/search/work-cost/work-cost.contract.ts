import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { cost } from "../../professionals/cost/cost.schema.ts"
import { workCostFieldTexts } from "../texts.ts"

const typed = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text), { params: { rule: "no_control_characters" } })

export const workCost = contract({
  name: "work_cost",
  summary: "What a kind of work cost in a city, by what owners paid",
  method: "GET",
  path: "/projects/cost",
  who: "anyone",
  cacheSeconds: 60,
  texts: workCostFieldTexts,
  input: z.object({
    work: typed.describe("In words, as they are searched for: kitchen, रसोई, 2 BHK"),
    city: typed.optional().describe("Name or id; else the one that the words name, else the one we are open in"),
  }),
  output: z.object({
    cost: cost.nullable().describe("Null: the words name no kind of work, or too few projects are known"),
  }),
})
