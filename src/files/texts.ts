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
      hidden_at: "Hidden by our team",
    },
    values: {
      purpose: {
        ...{ portrait: "Portrait", review: "Review", message: "Message" },
        ...{ project: "Project", paper: "Paper to be checked" },
      },
    },
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

/** What the browser says of files that are chosen, before and while they are sent. */
export const uploadTexts = inLanguages({
  en: {
    sending: (name: string) => `Sending ${name}`,
    sent: (percent: number) => `${percent} %`,
    remove: (name: string) => `Remove ${name}`,
    retry: (name: string) => `Try ${name} again`,
    notSent: "The file could not be sent. Please try again.",
    type: "Please choose a JPEG, PNG or WebP picture.",
    size: (megabytes: number) => `A file may have ${megabytes} MB at most.`,
    tooMany: (max: number) => `There can be ${max} files at most.`,
    heic: "This browser cannot open HEIC pictures. On an iPhone, choose it from the photo library, which hands it over as JPEG, or set Settings › Camera › Formats to Most Compatible. On Android or a computer, save it as JPEG first.",
    notTaken: (count: number, chosen: number) => `${count} of ${chosen} were not taken:`,
    because: (names: string, sentence: string) => `${names}. ${sentence}`,
    names: (names: readonly string[]) =>
      names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", "),
  },
})
