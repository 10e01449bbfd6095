import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { parts } from "../platform/words/parts.ts"
import type { CheckKind, CheckState } from "./verification.rules.ts"

const of = (by: string | null) => (by ? ` by ${by} of ${brand.name}` : "")

export default {
  checks: {
    kyc: {
      title: "Identity and address",
      verified: () => "Government identity and address compared with the person",
      missing: "Identity and address not yet checked",
    },
    coa: {
      title: "Council of Architecture",
      verified: (number: string | null) => parts("Registration number ", number, " found in the Council's register"),
      missing: "Registration not yet checked",
    },
    gst: {
      title: "GST registration",
      verified: () => "GST number checked and in the firm's name",
      missing: "GST registration not checked",
    },
  } satisfies Record<CheckKind, { title: string; verified: (number: string | null) => ReactNode; missing: string }>,
  states: { approved: "Checked", expired: "Expired", not_verified: "Not checked" } satisfies Record<CheckState, string>,
  checkedOn: (day: ReactNode, by: string | null) => parts("Checked on ", day, of(by)),
  checkedUntil: {
    approved: (day: ReactNode, by: string | null, end: ReactNode) =>
      parts("Checked on ", day, of(by), ", valid until ", end),
    expired: (day: ReactNode, by: string | null, end: ReactNode) =>
      parts("Checked on ", day, of(by), ", expired on ", end),
  },
  /** A trade in which nobody may call themselves by its name who is not registered. */
  uncheckedTrade: (trade: string) => `${trade} (registration not yet checked)`,
  isVerified: "Verified: the checks this profession needs were passed and are in date.",
  isNotVerified: "Not yet verified.",
  isNotVerifiedButBookable: "Not yet verified. You can book all the same; ask for the papers you want to see.",
  notOurs: "We do not check the quality of the work or past projects.",
}
