import { brand } from "../../brand.ts"

export default {
  code: {
    subject: (code: string) => `${code} is your ${brand.name} code`,
    preview: "Enter it on the page where you asked for it.",
    heading: (name: string) => `Hello, ${name}`,
    enter: `Somebody, most likely you, wants to add a customer or professional side to your ${brand.name} account. Enter this code on the page where you asked for it. It works once, for 10 minutes.`,
    label: "Your code",
    closing:
      "You did not ask for it? Then leave this mail alone, and tell the code to nobody: without it nothing changes.",
  },
  added: {
    heading: (name: string) => `Hello, ${name}`,
    provider: {
      subject: `You are a professional on ${brand.name} now`,
      line: "Added the professional side",
      text: "Your account has a professional side beside its customer side. Your provider dashboard says what is still missing before customers can find you.",
    },
    user: {
      subject: `You are a customer on ${brand.name} now`,
      line: "Added the customer side",
      text: "Your account has a customer side beside its professional side: you can find and book other professionals with it.",
    },
    logIn: "Log in as before, with the same password; you can switch between both sides.",
    action: "Log in",
    closing: `That was not you? Please write to ${brand.emails.support} at once.`,
  },
}
