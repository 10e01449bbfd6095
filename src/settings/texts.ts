import { inLanguages } from "../platform/language/language.ts"

/** The one settings screen, at /settings and in both areas. */
export const settingsTexts = inLanguages({
  en: {
    title: "Settings",
    lead: "Your account, notifications, security and data.",
    loading: "Loading your settings",
    failed: "Your settings could not be loaded. Please try again later.",
    sectionsLabel: "Settings",
    sections: { profile: "Profile", notifications: "Notifications", security: "Security", privacy: "Privacy" },
    account: {
      title: "Your account",
      name: "Full name",
      email: "Email",
      mobile: "Mobile number",
      notGiven: "Not given yet",
      edit: "Edit profile",
      changeEmail: "Change email",
    },
    look: {
      title: "Appearance",
      hint: "Light, dark, or as your device has it. This browser remembers it.",
    },
    access: {
      title: "How you log in",
      change: "Change",
      password: { title: "Password", hint: "Changing it logs out your other devices." },
      email: { title: "Email", hint: "You log in with it, and our mails go there." },
    },
  },
})
