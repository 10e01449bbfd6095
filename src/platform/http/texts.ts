import { inLanguages } from "../language/language.ts"

/** What is said where no call and no page is reached: by the server alone. */
export const answerTexts = inLanguages({
  en: {
    noSuchCall: "There is no such call.",
    nothingHere: "There is nothing here.",
    bug: (requestId: string) =>
      `Something went wrong on our side. Please try again; if it stays, tell us this number: ${requestId}`,
    tooLarge: "This is too large. Please send less at once.",
    wantsJson: "Please send JSON (content-type: application/json).",
    wantsForm: "Please send this with the form on the page.",
    badAddress: "This address cannot be read.",
    notJson: "The request could not be read: it is not valid JSON.",
    away: "We are catching our breath. Please try again in a few seconds.",
    /** The page that stands in where the page that would say it could not be made. */
    barePage: {
      heading: "This did not work",
      onward: "Go to the start page",
      typed: "The Back button of your browser leads to the form again, with what you typed.",
    },
  },
})
