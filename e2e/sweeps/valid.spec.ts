/** No page has markup that a validator's recommended rules find fault with. */
import { type ConfigData, HtmlValidate, type Message } from "html-validate"
import { addressOf, pages } from "../pages.ts"
import { expect, test } from "../test.ts"
import { openPage } from "./open-page.ts"

// The page of an unknown professional is a 404 on purpose, which the browser logs.
test.use({ allowConsole: /404 \(Not Found\)/ })

/** React writes attributes, ids and void elements its own way. */
const rules: ConfigData["rules"] = {
  // Several of many, narrowed by typing: no element does that (src/ui/combobox-several.tsx).
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

/** While a dialog is open the page behind it must not scroll. */
const isOfDialog = ({ ruleId, selector }: Message) => ruleId === "no-inline-style" && selector === "html"

/** The policy allows no style attribute, so a page that is sent with one would lose it; the validator does not look into drawings. */
const withStyle = /<[^>]+\sstyle=/i

const faultsOf = async (html: string) => {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  const faults = messages.filter((one) => !isOfTable(one) && !isOfSearch(one) && !isOfDialog(one))
  return faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}

for (const one of pages) {
  test(`${one.name} is valid`, async ({ page, request }) => {
    if (one.as === "visitor") {
      const answer = await request.get(await addressOf(request, one), { headers: { accept: "text/html" } })
      const html = await answer.text()
      expect(html).not.toMatch(withStyle)
      expect(await faultsOf(html), "as it is sent").toEqual([])
    }
    await openPage({ page, request }, one)
    expect(await faultsOf(await page.content()), "as it is shown").toEqual([])
  })
}
