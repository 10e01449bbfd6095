import { inLanguages } from "../../platform/language/language.ts"

export const quickReplyTexts = inLanguages({
  en: {
    fields: { first: "First reply", second: "Second reply", third: "Third reply" },
    failed: "Your quick replies could not be saved. Please try again.",
    label: "Quick replies",
    edit: "Edit quick replies",
    add: "Add quick replies",
    title: "Quick replies",
    about: "What you write often. One press puts it into your message, where you can still change it.",
    save: "Save",
    cancel: "Cancel",
    loadFailed: "Your quick replies could not be loaded.",
  },
})
