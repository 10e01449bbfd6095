import { AreaHeading } from "../../../ui/area-heading.tsx"
import { Tabs } from "../../../ui/tabs.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { moderationHeadTexts } from "../texts.ts"

const tabs = {
  held: "/admin/moderation",
  reported: "/admin/moderation/reported",
  hidden: "/admin/moderation/hidden",
  find: "/admin/moderation/find",
} as const

/** Of all its pages. */
export function ModerationHead({ current }: { current: keyof typeof tabs }) {
  const t = useTexts(moderationHeadTexts)
  const items = (Object.keys(tabs) as (keyof typeof tabs)[]).map((tab) => ({
    label: t.tabs[tab],
    to: tabs[tab],
    current: tab === current,
  }))
  return (
    <>
      <AreaHeading title={t.title}>{t.lead}</AreaHeading>
      <div className="mb-6">
        <Tabs label={t.tabs.label} items={items} />
      </div>
    </>
  )
}
