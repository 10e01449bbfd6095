import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { idCursor, pageLimit } from "../../platform/api/paging.ts"
import { checkRule, checkRulesNow, secondLook, secondLookDecision } from "./second-look.schema.ts"
import { secondLookFieldTexts } from "./texts.ts"

const message = z.string()

export const secondLooks = contract({
  name: "admin_second_looks",
  summary: "Approvals that wait for another administrator, the oldest first",
  method: "GET",
  path: "/admin/second_looks",
  who: "admin",
  input: z.object({ limit: pageLimit, cursor: idCursor }),
  output: z.object({ second_looks: z.array(secondLook), next: z.string().nullable() }),
})

export const decideSecondLook = contract({
  name: "decide_second_look",
  summary: "Confirm what another administrator has approved, or send it back; its paper must have been looked at",
  method: "POST",
  path: "/admin/second_looks/{id}",
  who: "admin",
  refuses: ["not_found", "conflict"],
  texts: secondLookFieldTexts,
  input: secondLookDecision,
  output: z.object({ message }),
})

export const checkRules = contract({
  name: "admin_check_rules",
  summary: "Which kinds of check need two administrators, and how many could decide",
  method: "GET",
  path: "/admin/check_rules",
  who: "admin",
  input: z.object({}),
  output: checkRulesNow,
})

export const setCheckRule = contract({
  name: "set_check_rule",
  summary: "Whether approvals of this kind need a second administrator; for those that are recorded from now on",
  method: "PUT",
  path: "/admin/check_rules/{check}",
  who: "admin",
  desk: "owner",
  recentSignIn: true,
  refuses: ["conflict"],
  texts: secondLookFieldTexts,
  input: checkRule,
  output: z.object({ message }),
})
