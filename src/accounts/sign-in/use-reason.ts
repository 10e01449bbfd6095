import { useTexts } from "../../ui/use-texts.ts"
import { aimOf } from "./reasons.rules.ts"
import { reasonTexts } from "./reasons.texts.ts"
import { useReturnTo } from "./use-return-to.ts"

/** Why somebody is to come in; nothing of the address itself is shown. */
export const useReason = (way: "logIn" | "signUp") => {
  const t = useTexts(reasonTexts)
  const { redirect, why } = useReturnTo()
  if (why) return t.said[why][way]
  const aim = redirect && aimOf(redirect)
  return aim && t.byPath[aim][way]
}
