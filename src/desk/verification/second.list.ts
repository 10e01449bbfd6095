import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { checkRules, secondLooks, setCheckRule } from "../../professionals/second-look/second-look.contract.ts"
import type { CheckRules } from "../../professionals/second-look/second-look.schema.ts"
import { checkKinds } from "../../professionals/verification.rules.ts"
import { describeList } from "../../ui/list/list.ts"
import type { OpenListOf } from "../../ui/list/use-list.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { secondLookPageTexts } from "./second.texts.ts"

export const secondLookList = describeList({
  texts: secondLookPageTexts,
  dialogs: ["look"],
  load: (asked, options) => call(secondLooks, asked, options),
  rows: ({ second_looks }) => second_looks,
})
export type SecondLookList = OpenListOf<typeof secondLookList>

export const loadRules = (request: Request): Promise<CheckRules> => call(checkRules, {}, { signal: request.signal })

/** Beside a list on which they are a hint: it does not fail with them. */
export const loadRulesBeside = (request: Request) => loadRules(request).catch(() => ({ rules: [], deciders: 0 }))

/** Of what was pressed in the list of kinds. */
export const changeRule = async (form: FormData) => {
  const check = checkKinds.find((kind) => kind === form.get("check"))
  if (!check) return null
  const changing = call(setCheckRule, { check, needs_second: form.get("needs_second") === "true" })
  const done = await toastOnFailure(changing, textsHere(secondLookPageTexts).failedRule)
  if (done) toast("success", done.message, 5000)
  return null
}
