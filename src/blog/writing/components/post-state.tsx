import { Badge, type Tone } from "../../../ui/badge.tsx"
import type { IconName } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { ownPostsTexts } from "../pages.texts.ts"
import type { PostState } from "../writing.rules.ts"

const looks: Record<PostState, { tone: Tone; icon: IconName }> = {
  draft: { tone: "neutral", icon: "pencil" },
  in_review: { tone: "brass", icon: "clock" },
  scheduled: { tone: "slate", icon: "calendar" },
  published: { tone: "neem", icon: "check" },
  returned: { tone: "tile", icon: "alert" },
  hidden: { tone: "ended", icon: "eye-off" },
}

export function PostStateBadge({ status }: { status: PostState }) {
  const t = useTexts(ownPostsTexts)
  return <Badge {...looks[status]}>{t.states[status]}</Badge>
}
