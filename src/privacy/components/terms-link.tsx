import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { privacyTexts } from "../texts.ts"

/** The terms in force, in a tab of their own: who is asked about them is in the middle of something. */
export function TermsLink({ version }: { version: string }) {
  const { consents: t } = useTexts(privacyTexts)
  return (
    <Link to="/terms" target="_blank" className="underline underline-offset-4">
      {t.version(version)}
    </Link>
  )
}
