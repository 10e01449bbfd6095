import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { sentRequest, takenBack } from "../matching/matching.schema.ts"
import { enquiryStatusProblemTexts } from "./texts.ts"

const enquiryStanding = z.object({
  reference: z.string(),
  service: z.string().describe("Slug"),
  location: z.string().nullable().describe("As it was written"),
  has_phone: z.boolean(),
  has_account: z.boolean().describe("Requests of it stand in the account of a customer now"),
  created_at: z.string().describe("Instant"),
  expires_at: z.string().describe("Instant from which the link opens nothing any more"),
  taken_back: takenBack.nullable().describe("By our team, after it was sent to anybody last"),
  requests: z.array(sentRequest.extend({ service_id: z.string(), service_name: z.string() })),
})
export type EnquiryStanding = z.output<typeof enquiryStanding>

/** The page itself shows how it stands: an address with a token is nobody's to call from elsewhere. */
export const shareEnquiryContact = contract({
  name: "share_enquiry_contact",
  summary:
    "Let the professional who accepted an inquiry have the phone number and e-mail of its sender, by the mailed token",
  method: "POST",
  path: "/enquiries/{token}/share",
  who: "anyone",
  texts: enquiryStatusProblemTexts,
  idempotent: true,
  refuses: ["not_found"],
  limit: { bucket: "enquiry_links", perNetwork: { max: 120, seconds: 900 } },
  input: z.object({ token: z.string().trim().min(1).max(100), request_id: z.string().max(100) }),
  output: enquiryStanding,
})
