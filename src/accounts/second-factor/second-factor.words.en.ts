import { brand } from "../../brand.ts"
import { pluralIn } from "../../platform/words/parts.ts"

const plural = pluralIn("en")

/** The second factor: setting it up, and what the server says of it. */
export default {
  title: "Second factor",
  what: "After your password, a code from an authenticator app on your phone. Whoever learns your password cannot come in with it alone.",
  off: "Off",
  on: "On",
  since: (day: string) => `Since ${day}`,
  codesLeft: (count: number) =>
    count === 0
      ? "No recovery code is left."
      : plural(count, { one: "One recovery code is left.", other: `${count} recovery codes are left.` }),
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
}
