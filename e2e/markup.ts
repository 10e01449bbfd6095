/** What a validator's recommended rules find in a page's markup, a line each. */
import { type ConfigData, HtmlValidate, type Message } from "html-validate"

/** React writes attributes, ids and void elements its own way. */
const rules: ConfigData["rules"] = {
  // Several of many, narrowed by typing: no element does that (src/ui/field/combobox-several.tsx).
  "prefer-native-element": ["error", { exclude: ["listbox"] }],
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "valid-id": ["error", { relaxed: true }],
  "void-style": "off",
  "tel-non-breaking": ["error", { ignoreClasses: ["whitespace-nowrap"] }],
}
const validator = new HtmlValidate({ root: true, extends: ["html-validate:recommended"], rules })

/** On a phone a table is shown as cards, and says all the same that it is one (src/ui/table.tsx). */
const isOfTable = ({ ruleId, selector }: Message) => ruleId === "no-redundant-role" && selector?.includes(" table")

/** Where scripts run, the search is its own button, and what stands in `noscript` is no element. */
const isOfSearch = ({ ruleId, selector }: Message) => ruleId === "wcag/h32" && selector?.endsWith(" form")

/** A link to the comparison or the shortlist, until what is loaded late makes a button of it: without script there is none. */
const isOfTray = ({ ruleId, selector }: Message, html: string) =>
  ruleId === "prefer-native-element" &&
  / > a(:nth-child\(\d+\))?$/.test(selector ?? "") &&
  /data-(compare|shortlist)=/.test(html)

/** While a dialog is open the page behind it must not scroll. */
const isOfDialog = ({ ruleId, selector }: Message) => ruleId === "no-inline-style" && selector === "html"

/** The policy allows no style attribute, so a page that is sent with one would lose it; the validator does not look into drawings. */
export const withStyle = /<[^>]+\sstyle=/i

export const markupFaults = async (html: string) => {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  const faults = messages.filter(
    (one) => !isOfTable(one) && !isOfSearch(one) && !isOfDialog(one) && !isOfTray(one, html),
  )
  return faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}
