import { brand } from "../brand.ts"

const hello = (name: string) => `Hello ${name},`
const notYou = `This was not you? Then somebody else is in your account: change your password, and write to ${brand.emails.privacy}.`

export default {
  exportReady: {
    subject: "Your data is ready",
    heading: hello,
    ready: `Here is the copy of your data that you asked ${brand.name} for: everything we keep about you, as a page to read and to print.`,
    lasts: (day: string) =>
      `It is yours alone: the link works while you are logged in, until ${day}. Then the copy is deleted.`,
    forPrograms: (url: string) => `The same for programs, as JSON: ${url}`,
    action: "Download my data",
    closing: notYou,
  },
  deletionAsked: {
    subject: (day: string) => `Your account will be deleted on ${day}`,
    heading: hello,
    asked: (day: string) =>
      `You asked us to delete your ${brand.name} account. We will do so on ${day}: your name, your addresses and numbers, your profile and all else that is yours will be gone for good.`,
    until: (days: number) =>
      `You have ${days} days to change your mind. Until then you can use your account as before; a professional’s profile is no longer shown to new customers.`,
    whatStays: "Bookings and reviews of others stay, without your name.",
    action: "Keep my account",
    closing: notYou,
  },
  takenBack: {
    subject: "Your account stays",
    heading: hello,
    stays: `Good to have you: your ${brand.name} account will not be deleted, and everything in it is as it was.`,
    closing: notYou,
  },
  erased: {
    subject: "Your account has been deleted",
    heading: "Goodbye",
    done: `Your ${brand.name} account has been deleted as you asked. Your name, your addresses and numbers and your profile are gone.`,
    address:
      "This is our last letter: with it we forget your address. It is free, should you ever want to sign up again.",
    closing: `Questions? Write to ${brand.emails.privacy}.`,
  },
}
