/** The form of the banner; done with the banner as it is now, and as it was. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { orderViolation } from "./banner.rules.ts"
import { setBanner } from "./curation.contract.ts"
import { bannerFields } from "./curation.schema.ts"
import { contentFieldTexts, contentTexts } from "./texts.ts"

/** @param version that is changed */
export const bannerFormOf = (version: number) =>
  form({
    name: `banner-${version}`,
    fields: fieldsOf(bannerFields),
    texts: {
      in: (language) => {
        const { hints, failed } = contentTexts.in(language).banner
        return { ...contentFieldTexts.in(language), hints, failed }
      },
    },
    rules: [
      {
        fields: ["text", "is_on"],
        checksEmpty: true,
        check: ({ text, is_on }) => (is_on === "true" && text === "" ? "says_something" : undefined),
      },
      { fields: ["until", "from"], check: ({ from, until }) => orderViolation(from, until) },
    ],
    send: (typed) => call(setBanner, { ...typed, version }),
  })
