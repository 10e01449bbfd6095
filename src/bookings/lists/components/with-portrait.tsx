import type { ReactNode } from "react"
import type { PortraitUrls } from "../../../platform/session/stored-user.ts"
import { Avatar } from "../../../ui/avatar.tsx"

type WithPortraitProps = { name: string; portrait: PortraitUrls | null; children: ReactNode }

/** The other side of a booking, with a face to the name. As high as two lines, so that no row moves when a name wraps. */
export function WithPortrait({ name, portrait, children }: WithPortraitProps) {
  return (
    <span className="flex min-h-12 items-center gap-2.5">
      <Avatar name={name} portrait={portrait} size="small" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}
