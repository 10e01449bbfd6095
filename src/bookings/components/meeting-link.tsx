import { useTexts } from "../../ui/use-texts.ts"
import { visitTexts } from "../texts.ts"

/** Where an online visit is held; it says where it leads. */
export function MeetingLink({ href }: { href: string }) {
  const t = useTexts(visitTexts)
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="relative block w-fit text-tile-ink underline underline-offset-4"
    >
      {t.meetAt(new URL(href).host)}
    </a>
  )
}
