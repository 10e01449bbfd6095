import type { Language } from "../platform/language/language.ts"
import { actionTexts } from "./texts.ts"

/** An action that has no words shows its own: underscores as spaces, the first letter capitalised (specification 2 §3). */
export const actionDisplay = (action: string, language: Language) => {
  const { actions } = actionTexts.in(language)
  if (Object.hasOwn(actions, action)) return actions[action]!
  const text = action.replaceAll("_", " ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}
