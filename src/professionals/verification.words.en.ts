import type { ReactNode } from "react"
import { parts } from "../platform/words/parts.ts"
import type { CheckKind, CheckState } from "./verification.rules.ts"

export default {
  checks: {
    kyc: {
      title: "Identity and address",
      verified: "Government identity and address compared with the person",
      missing: "Identity and address not yet checked",
    },
    coa: {
      title: "Council of Architecture",
      verified: "Registration number found in the Council's register",
      missing: "Registration not yet checked",
    },
    gst: {
      title: "GST registration",
      verified: "GST number found and in the firm's name",
      missing: "GST registration not checked",
    },
  } satisfies Record<CheckKind, { title: string; verified: string; missing: string }>,
  states: { approved: "Checked", expired: "Expired", not_verified: "Not checked" } satisfies Record<CheckState, string>,
  checkedOn: (day: ReactNode) => parts("Checked on ", day),
  checkedUntil: {
    approved: (day: ReactNode, end: ReactNode) => parts("Checked on ", day, ", valid until ", end),
    expired: (day: ReactNode, end: ReactNode) => parts("Checked on ", day, ", expired on ", end),
  },
  isVerified: "Verified: the checks this profession needs were passed and are in date.",
  isNotVerified: "Not yet verified.",
  isNotVerifiedButBookable: "Not yet verified. You can book all the same; ask for the papers you want to see.",
  notOurs:
    "We do not check the quality of the work or past projects; the reviews below come only from completed bookings.",
}
