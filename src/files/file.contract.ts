import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { purposes } from "../platform/files/purposes.ts"
import { MAX_MEGABYTES } from "../platform/files/upload-bounds.ts"
import { fileTexts } from "./texts.ts"

const hour = 3600

/** Size, or "document" -> address. Addresses of what everybody may see are for ever the same picture. */
const fileUrls = z.record(z.string(), z.string())

const fileFields = {
  id: z.string(),
  kind: z.enum(["picture", "document"]),
  name: z.string().nullable().describe("What a document is saved as; null for pictures"),
  bytes: z.number().int().nullable().describe("Of a document; null for pictures"),
  width: z.number().int().nullable().describe("Of a picture, upright"),
  height: z.number().int().nullable(),
  placeholder: z.string().nullable().describe("A blur of it as a data URL, of purposes that have one"),
  urls: fileUrls.describe("By size, and by size and .avif where it is there; of a document: document"),
}

export const uploadFile = contract({
  name: "upload_file",
  summary: `Bring a file: the body is the file itself, ${MAX_MEGABYTES} MB at most`,
  method: "POST",
  path: "/files",
  who: "signed_in",
  bodyType: "file",
  status: 201,
  transaction: false,
  limit: {
    bucket: "files",
    perAccount: { max: 240, seconds: hour },
    perNetwork: { max: 600, seconds: hour },
  },
  texts: fileTexts,
  input: z.object({
    purpose: z.enum(purposes).describe("What it is for"),
    name: z.string().max(200).optional().describe("What it is called where it comes from"),
  }),
  output: z.object(fileFields),
})

const fileId = z.object({ id: z.string() })

export const getFile = contract({
  name: "show_file",
  summary: "What has become of a file of mine",
  method: "GET",
  path: "/files/{id}",
  who: "signed_in",
  input: fileId,
  output: z.object({
    ...fileFields,
    purpose: z.enum(purposes),
    state: z.enum(["waiting", "in_use"]).describe("Waiting files go when their time has come"),
    ends_at: z.string().nullable(),
  }),
})

export const discardFile = contract({
  name: "discard_file",
  summary: "Throw away a file of mine that nothing uses",
  method: "DELETE",
  path: "/files/{id}",
  who: "signed_in",
  refuses: ["conflict"],
  input: fileId,
  output: z.object({}),
})
