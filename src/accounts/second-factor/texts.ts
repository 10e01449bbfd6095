import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

/** The step after the password, wherever one is asked for. */
export const codeStepTexts = inLanguages({
  en: {
    app: {
      label: "Code from your app",
      hint: "Six digits from your authenticator app.",
      other: "Use a recovery code instead",
    },
    recovery: {
      label: "Recovery code",
      hint: `One of the ten that you were shown when you set up the second factor. Neither app nor codes? Write to ${brand.emails.support}.`,
      other: "Use the code from the app instead",
    },
    title: "Enter your code",
    /** @param who the email or mobile number that was typed */
    intro: (who: string) => `One more step to log in as ${who}.`,
    missing: "Please enter the code.",
    back: "Back",
  },
})

const plural = pluralIn("en")

/** What the operator's command says. */
export const lostSecondFactorTexts = inLanguages({
  en: {
    usage: `Takes away the second factor of somebody who has lost the authenticator app and the recovery codes.

  npm run lost-second-factor -- <e-mail>

Be sure who asks before, and by more than a mail: whoever reads somebody's mails can set a new password, and from then on
the password alone is enough. Every session of the account ends, the act stands in the record, and they are told by mail.`,
    whose: "Whose second factor? Name the account's e-mail address, and nothing else.",
    noAccount: (email: string) => `No account has the e-mail address ${email}.`,
    none: (email: string) => `${email} has no second factor: the password is enough to log in.`,
    removed: ({ email, sessions }: { email: string; sessions: number }) =>
      `The second factor of ${email} is gone, and so are the recovery codes. ${plural(sessions, {
        one: "One session has ended.",
        other: `${sessions} sessions have ended.`,
      })} A mail tells them. An administrator who needs a second factor sets up another at the next sign-in at /admin/login.`,
  },
})

export const secondFactorPageTexts = inLanguages({
  en: {
    title: "Protect the administrator's account",
    first: "One step before you begin: administrators of this site log in with a second factor.",
    loading: "Loading your second factor",
    toDashboard: "Go to the administrator's page",
  },
})

const secondFactorKindsPlural = pluralIn("en")

export const secondFactorMails = inLanguages({
  en: {
    heading: (name: string) => `Hello ${name}`,
    when: "When",
    ist: (when: string) => `${when} IST`,
    closing: `This was not you? Then somebody knows your password: please set a new one at once, and write to ${brand.emails.support}.`,
    on: {
      subject: "Your second factor is on",
      text: `From now on ${brand.name} asks for a code of your authenticator app after your password. Wherever else you were logged in, you are logged out. Keep the recovery codes where you find them without your phone.`,
    },
    off: {
      subject: "Your second factor is off",
      text: `${brand.name} asks for your password alone again when you log in. The codes of your authenticator app and your recovery codes no longer work.`,
    },
    takenAway: {
      subject: "Your second factor was taken away",
      text: `Who runs ${brand.name} has taken away your second factor, as for somebody who has lost the authenticator app and the recovery codes. Wherever you were logged in, you are logged out. Please log in and set up another one at once: until then your password alone is enough.`,
      closing: `You did not ask for it? Then somebody did in your name: set up another one at once, and write to ${brand.emails.support}.`,
    },
    codesMade: {
      subject: "You have new recovery codes",
      text: `Ten new recovery codes were made for your ${brand.name} account. The ones from before no longer work.`,
    },
    codeUsed: (left: number) => ({
      subject: "A recovery code was used",
      text: `Somebody who knows your password has used one of your recovery codes in place of a code of the authenticator app. ${
        left === 0
          ? "It was the last one: please make new ones."
          : secondFactorKindsPlural(left, { one: "One is left: please make new ones.", other: `${left} are left.` })
      }`,
    }),
  },
})

const secondFactorPlural = pluralIn("en")

/** The second factor: setting it up, and what the server says of it. */
export const secondFactorTexts = inLanguages({
  en: {
    title: "Second factor",
    what: "After your password, a code from an authenticator app on your phone. Whoever learns your password cannot come in with it alone.",
    off: "Off",
    on: "On",
    since: (day: string) => `Since ${day}`,
    codesLeft: (count: number) =>
      count === 0
        ? "No recovery code is left."
        : secondFactorPlural(count, { one: "One recovery code is left.", other: `${count} recovery codes are left.` }),
    required: "Administrators need it, so it cannot be switched off.",
    buttons: {
      start: "Set it up",
      verify: "Switch on",
      cancel: "Cancel",
      newCodes: "New recovery codes",
      switchOff: "Switch off",
      copy: "Copy",
      download: "Download",
      print: "Print",
      kept: "I have saved them",
    },
    scan: {
      title: "Scan this with your authenticator app",
      text: "Any app for one-time codes will do: Google Authenticator, Microsoft Authenticator, Aegis, 2FAS, or your password manager.",
      picture: "QR code for the authenticator app",
      byHand: "Or type this key into the app:",
      onPhone: "Open it in the app on this phone",
    },
    type: { title: "Type the code that the app shows", hint: "Six digits, new every half minute." },
    fields: { code: "Code" },
    codes: {
      title: "Your recovery codes",
      text: "Each opens your account once, after your password, when the phone is lost. They are shown only now: save them where you can find them without the phone.",
      label: "Recovery codes",
      copied: "The codes are copied.",
      notCopied: "The browser did not let us copy them. Please select and copy them, or download them.",
      file: (name: string) => `${name.toLowerCase()}-recovery-codes.txt`,
      head: (email: string) => `${brand.name}: recovery codes of ${email}. Each works once.`,
    },
    askOff: {
      title: "Switch off the second factor?",
      text: "Your password alone will open your account. Your recovery codes stop working; setting it up again makes new ones.",
    },
    askCodes: {
      title: "Make new recovery codes?",
      text: "The ones you have now stop working, also those that are not used.",
    },
    failed: "This did not work. Please try again.",
    said: {
      on: "Your second factor is on.",
      off: "Your second factor is off.",
      newCodes: "Here are your new recovery codes.",
    },
    problems: {
      required: "Please enter the code of your authenticator app.",
      wrong: "This code is not right, or was used already. Please wait for the next one.",
      isOn: "Your second factor is on already. To move it to another phone, switch it off first.",
      isOff: "Your second factor is off, so there are no recovery codes.",
      isRequired: "Administrators need a second factor: it cannot be switched off.",
      startAgain: "This did not fit any more. Please start again, with a new QR code.",
    },
  },
})
