import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import type { ButtonVariant } from "../../ui/button-style.ts"
import { DownloadLink } from "../../ui/download-link.tsx"

/** A table of the desk as a file, for who gets one (desk-file.schema.ts). @param to below /api/admin, with its query */
export function DeskDownload({ to, variant }: { to: string; variant?: ButtonVariant }) {
  return useHasDeskRole("desk") && <DownloadLink to={`/api/admin/${to}`} variant={variant} />
}
