import { z } from "zod"

export const agreement = z.object({
  kind: z.literal("terms"),
  version: z.string().trim().min(1).max(40).describe("Of the text that was shown: the one in force"),
})

export const exportFormats = ["html", "json"] as const

const consent = z.object({ kind: z.string(), version: z.string(), granted_at: z.string() })

const dataExport = z.object({
  id: z.string(),
  asked_at: z.string(),
  ready_at: z.string().nullable().describe("Null while it is made"),
  expires_at: z.string().nullable().describe("From then on it is gone"),
  next_at: z.string().describe("From when on the next one may be asked for"),
})

const deletion = z.object({ due_at: z.string().describe("Until then it can be taken back") })

export const privacy = z.object({
  consents: z.array(consent).describe("Newest first"),
  terms: z.object({
    version: z.string().describe("In force"),
    is_due: z.boolean().describe("What was agreed to last is older: it is asked again"),
  }),
  export: dataExport.nullable().describe("The latest, while it is made, can be had, or keeps the next one waiting"),
  deletion: deletion.nullable(),
})
export type Privacy = z.output<typeof privacy>
export type DataExport = z.output<typeof dataExport>
