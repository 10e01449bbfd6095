import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { DELETION_DELAY_DAYS, EXPORT_RETENTION_DAYS } from "./privacy.rules.ts"
import { agreement, exportFormats, privacy } from "./privacy.schema.ts"
import { privacyFieldTexts } from "./texts.ts"

const message = z.string()
const answer = privacy.extend({ message })

export const privacyConsents = contract({
  name: "privacy_consents",
  summary: "What I agreed to and what is in force; beside it my export and whether my account is about to go",
  method: "GET",
  path: "/privacy/consents",
  who: "signed_in",
  input: z.object({}),
  output: privacy,
})

export const agree = contract({
  name: "agree",
  summary: "Agree to the text in force",
  method: "POST",
  path: "/privacy/consents",
  who: "signed_in",
  input: agreement,
  texts: privacyFieldTexts,
  output: answer,
})

export const askExport = contract({
  name: "ask_export",
  summary: "Ask for a copy of all my data; a mail says when it is ready",
  method: "POST",
  path: "/privacy/export",
  who: "signed_in",
  status: 201,
  refuses: ["conflict"],
  input: z.object({}),
  output: answer,
})

export const downloadExport = contract({
  name: "download_export",
  summary: `My copy, to be read or for programs, for ${EXPORT_RETENTION_DAYS} days`,
  method: "GET",
  path: "/privacy/exports/{id}",
  who: "signed_in",
  credential: "cookie",
  responseType: "file",
  types: ["text/html", "application/json"],
  input: z.object({ id: z.string(), format: z.enum(exportFormats).default("html") }),
  output: z.string(),
})

export const askDeletion = contract({
  name: "ask_deletion",
  summary: `Have my account deleted in ${DELETION_DELAY_DAYS} days`,
  method: "POST",
  path: "/privacy/deletion",
  who: "signed_in",
  recentSignIn: true,
  refuses: ["conflict"],
  input: z.object({}),
  output: answer,
})

export const takeBackDeletion = contract({
  name: "take_back_deletion",
  summary: "Keep my account after all",
  method: "DELETE",
  path: "/privacy/deletion",
  who: "signed_in",
  input: z.object({}),
  output: answer,
})
