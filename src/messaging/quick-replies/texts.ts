import { inLanguages } from "../../platform/language/language.ts"

export const quickReplyTexts = inLanguages({
  en: {
    fields: { first: "First reply", second: "Second reply", third: "Third reply" },
    failed: "Your quick replies could not be saved. Please try again.",
    label: "Quick replies",
    edit: "Edit quick replies",
    add: "Add quick replies",
    title: "Quick replies",
    about:
      "Sentences you write often, such as “Thank you, I will get back to you tonight.” Tap one to put it into your message, and change it there if you like.",
    save: "Save",
    cancel: "Cancel",
    loadFailed: "Your quick replies could not be loaded.",
  },
})
