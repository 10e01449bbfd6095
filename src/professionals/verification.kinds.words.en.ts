import { brand } from "../brand.ts"
import { listIn } from "../platform/words/parts.ts"

const listed = listIn("en")

/** What a professional is told when their papers were checked. */
export default {
  approved: {
    title: (checks: readonly string[]) => `Checked: ${listed(checks)}`,
    message: (checker: string, until: string | null) =>
      `${checker} of ${brand.name} looked at your papers and found them in order. Your profile says so now${until ? `, until ${until}` : ""}.`,
  },
  refused: {
    title: (checks: readonly string[]) => `Could not be confirmed: ${listed(checks)}`,
    message: (checker: string, reason: string | null) =>
      `${checker} of ${brand.name} looked at your papers and could not confirm them.${reason ? ` The reason: ${reason}` : ""} Until they are, your profile says “not yet checked”.`,
  },
  profile: "See it on your profile",
  closing: `If anything about it is wrong, write to us at ${brand.emails.support}.`,
}
