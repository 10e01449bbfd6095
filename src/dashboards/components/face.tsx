import { Portrait } from "../../drawings/portrait.tsx"
import type { PortraitUrls } from "../../platform/session/stored-user.ts"

interface FaceProps {
  /** Of who it is: the drawing is the same wherever they are met. */
  seed: string
  name: string
  portrait: PortraitUrls | null
  className?: string
}

/** The other side of a visit, as a photo or in a doorway. Their name stands beside it, so it is not read aloud. */
export function Face({ seed, name, portrait, className = "size-14" }: FaceProps) {
  return (
    <div aria-hidden="true">
      <Portrait seed={seed} name={name} portrait={portrait} className={`overflow-hidden rounded-md ${className}`} />
    </div>
  )
}
