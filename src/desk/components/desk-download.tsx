import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import type { ButtonVariant } from "../../ui/button-style.ts"
import { DownloadLink } from "../../ui/download-link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { deskTexts } from "../texts.ts"

/** A table of the desk as a file, for who gets one (desk-file.schema.ts). @param to below /api/admin, with its query */
export function DeskDownload({ to, variant }: { to: string; variant?: ButtonVariant }) {
  const t = useTexts(deskTexts)
  return (
    useHasDeskRole("desk") && (
      <DownloadLink to={`/api/admin/${to}`} variant={variant}>
        {t.download}
      </DownloadLink>
    )
  )
}
