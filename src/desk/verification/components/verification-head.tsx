import { AreaHeading } from "../../../ui/area-heading.tsx"
import { Tabs } from "../../../ui/tabs.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { verificationPageTexts } from "../texts.ts"

const tabs = { papers: "/admin/verification", professionals: "/admin/verification/professionals" } as const

/** Of both pages. */
export function VerificationHead({ current }: { current: keyof typeof tabs }) {
  const t = useTexts(verificationPageTexts)
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
