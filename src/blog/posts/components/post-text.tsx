import type { PostPiece } from "../live-parts.schema.ts"
import { LiveFigure } from "./live-figure.tsx"

/** The text of a post: HTML that the server made of its document, and what is live between. */
export function PostText({ pieces }: { pieces: readonly PostPiece[] }) {
  return pieces.map((piece, at) =>
    "live" in piece ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces do not move
      <LiveFigure key={at} part={piece.live} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces do not move
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by htmlOf from a tree of known nodes, all texts escaped
      <div key={at} className="post-text" dangerouslySetInnerHTML={{ __html: piece.html }} />
    ),
  )
}
