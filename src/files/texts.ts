import { inLanguages } from "../platform/language/language.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"

export const filePersonalTexts = inLanguages({
  en: {
    title: "Files you brought",
    about: "The files themselves are on the site, at these addresses.",
    columns: {
      purpose: "For what",
      document_name: "Name",
      bytes: "Bytes",
      addresses: "Addresses",
      width: "Width",
      height: "Height",
      created_at: "Brought",
      arrived_at: "Arrived",
      ends_at: "Goes",
    },
    values: { purpose: { portrait: "Portrait", review: "Review", message: "Message", paper: "Paper to be checked" } },
  } satisfies TableTexts,
})

/** What the server says of files that were brought. */
export const fileTexts = inLanguages({
  en: {
    fields: { purpose: "Purpose", name: "Name" },
    things: { file: "file" },
    inUse: "This file is in use. Please take it away where it is shown.",
    busyNetwork: (count: number) =>
      `${count} files are being sent from your network already, by you or by others who share it. Please try again in a few seconds.`,
    busyAccount: (count: number) =>
      `You are sending ${count} files already. Please wait until one of them has arrived, then try again.`,
    chooseAgain: "This file is no longer here. Please choose it again.",
  },
})
