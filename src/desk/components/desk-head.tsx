import type { ReactNode } from "react"
import { useOutletContext } from "react-router"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import type { Waiting } from "../today/today.contract.ts"
import { countOf, type WaitingKind } from "../today/today.rules.ts"

interface DeskHeadProps<Tab extends string> {
  texts: { title: string; lead: string; tabs: Record<Tab, string> & { label: string } }
  /** By its name in the texts the address of each. */
  tabs: Record<Tab, string>
  /** What waits behind a tab. */
  waits: Partial<Record<Tab, WaitingKind>>
  current: Tab
  /** At the end of the heading. */
  actions?: ReactNode
}

/** The head of several pages that belong together. */
export function DeskHead<Tab extends string>({ texts, tabs, waits, current, actions }: DeskHeadProps<Tab>) {
  const waiting = useOutletContext<Waiting | undefined>() ?? []
  const items = (Object.keys(tabs) as Tab[]).map((tab) => ({
    label: texts.tabs[tab],
    to: tabs[tab],
    current: tab === current,
    count: countOf(waiting, waits[tab]) || undefined,
  }))
  return (
    <>
      <AreaHeading title={texts.title} actions={actions}>
        {texts.lead}
      </AreaHeading>
      <div className="mb-6">
        <Tabs label={texts.tabs.label} items={items} />
      </div>
    </>
  )
}
