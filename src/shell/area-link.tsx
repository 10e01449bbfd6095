/** What the bar of an area and the menu of a phone say of a link alike. */
import { countClasses, UnreadBadge } from "../ui/unread-badge.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { FrameLink } from "./area-links.ts"
import { shellTexts } from "./texts.ts"

/** A page beside the one that the link names belongs to it. */
export const currentOf = ({ to, also = [] }: FrameLink, pathname: string) => {
  if (pathname === to) return "page"
  return also.includes(pathname) || pathname.startsWith(`${to}/`) ? "true" : undefined
}

/** By what a link counts. */
export type LinkCounts = Record<string, number>
/** Read aloud beside a count, where it is not of what is unread. */
export type CountLabel = ((count: string) => string) | undefined

interface LinkCountProps {
  link: FrameLink
  counts: LinkCounts
  label: CountLabel
  className?: string
}

/** How many wait behind the link; nothing where none do. */
export function LinkCount({ link, counts, label, className = "" }: LinkCountProps) {
  const { areas } = useTexts(shellTexts)
  if (link.counts === "messages") return <UnreadBadge className={className} />
  const count = counts[link.counts ?? ""] ?? 0
  if (count === 0) return null
  const shown = count > 99 ? "99+" : String(count)
  return (
    <>
      <span aria-hidden="true" className={`${countClasses} ${className}`}>
        {shown}
      </span>
      <span className="sr-only">{(label ?? areas.unread)(shown)}</span>
    </>
  )
}

export const countMessages = () =>
  void import("../messaging/unread/keep-unread.ts").then(({ keepUnread }) => keepUnread())
