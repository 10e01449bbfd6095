import type { PortraitUrls } from "../platform/session/stored-user.ts"
import { Avatar } from "../ui/avatar.tsx"
import { Portrait } from "./portrait.tsx"

interface FaceProps {
  /** Null: a customer. */
  professionalId: string | null
  name: string
  portrait: PortraitUrls | null
  size?: keyof typeof sizes
}

/** As large as avatars are. */
const sizes = { small: "size-9", normal: "size-11", large: "size-16" }

/**
 * Somebody beside their written name, wherever either side may stand: a professional in an arch, a customer as a disc. Not
 * read aloud.
 */
export function Face({ professionalId, name, portrait, size = "normal" }: FaceProps) {
  return (
    <div aria-hidden="true" className="flex shrink-0">
      {professionalId === null ? (
        <Avatar name={name} portrait={portrait} size={size} />
      ) : (
        <Portrait seed={professionalId} name={name} portrait={portrait} className={sizes[size]} />
      )}
    </div>
  )
}
