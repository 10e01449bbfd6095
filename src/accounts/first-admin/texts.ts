import { brand } from "../../brand.ts"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { newPasswordTexts } from "../password/texts.ts"

/** The first administrator's page, and what the site prints and writes about it. */
export const firstAdminTexts = joined(
  inLanguages({
    en: {
      title: "Set the administrator's password",
      intro: (email: string) => `For ${email}, who runs this site. The link works once.`,
      fields: { email: "Email", token: "Link" },
      hints: { new_password: "At least 8 characters, one of them a number." },
      button: "Set password",
      failed: "The password could not be set. Please try again.",
      done: "Your password is set. You can log in now.",
      toLogin: "Go to Admin login",
      /** In place of the heading. */
      noLink: "This link does not work",
      problems: {
        cut: "This link is not complete. Please open it whole, as the site printed it when it started.",
        unknown:
          "This link does not work. Only the newest one does: the site prints a new one each time it starts, until one was used.",
        used: "This link was used already. Please log in with the password that was set by it.",
        expired: "This link has expired after 24 hours. Start the site again, and it prints a new one.",
      },
      /** Until they change it in their profile. */
      nameOfFirst: "Administrator",
      printed: (email: string, link: string) => [
        `${email} is not an administrator yet. Set the password within 24 hours by this link, which works once:`,
        `  ${link}`,
      ],
      letter: {
        subject: `You are an administrator of ${brand.name}`,
        preview: "Your password was set by the link that the site printed.",
        heading: (name: string) => `Hello ${name}`,
        made: `This e-mail address now belongs to an administrator of ${brand.name}. The password was set just now by the one-time link that the site prints when it starts; sessions that were open have ended.`,
        closing:
          "This was not you? Then somebody else can read what the site prints: take it off the network and look.",
      },
    },
  }),
  newPasswordTexts,
)
