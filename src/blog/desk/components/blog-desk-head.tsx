import type { ReactNode } from "react"
import { AreaHeading } from "../../../ui/area-heading.tsx"
import { Tabs } from "../../../ui/tabs.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { deskPostsTexts } from "../texts.ts"

const tabs = { posts: "/admin/blog", comments: "/admin/blog/comments" } as const

/** The head of the pages of the blog's desk. */
export function BlogDeskHead({ current, actions }: { current: keyof typeof tabs; actions?: ReactNode }) {
  const t = useTexts(deskPostsTexts)
  const items = (["posts", "comments"] as const).map((tab) => ({
    label: t.tabs[tab],
    to: tabs[tab],
    current: tab === current,
  }))
  return (
    <>
      <AreaHeading title={t.title} actions={actions}>
        {t.lead}
      </AreaHeading>
      <div className="mb-6">
        <Tabs label={t.tabs.label} items={items} />
      </div>
    </>
  )
}
