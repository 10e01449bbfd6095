import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { anyId } from "../../platform/id.schema.ts"
import { messageFormTexts } from "../texts.ts"
import { shareContactFields, sharedContact } from "./shared-contact.schema.ts"

const limit = { bucket: "shared_contacts", perAccount: { max: 60, seconds: 3600 } }

export const shareContact = contract({
  name: "share_contact",
  summary: "Let the professional of this conversation see my phone or e-mail",
  method: "POST",
  path: "/conversations/{id}/shared_contact",
  who: "customer",
  limit,
  refuses: ["not_found", "conflict"],
  texts: messageFormTexts,
  input: shareContactFields,
  output: z.object({ message: z.string(), shared_contact: sharedContact }),
})

export const unshareContact = contract({
  name: "unshare_contact",
  summary: "Take back what I shared",
  method: "DELETE",
  path: "/conversations/{id}/shared_contact",
  who: "customer",
  limit,
  refuses: ["not_found"],
  input: z.object({ id: anyId }),
  output: z.object({ message: z.string() }),
})
