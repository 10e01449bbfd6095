import type { ReactNode } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import { DeskHead } from "../../components/desk-head.tsx"
import { moderationHeadTexts } from "../texts.ts"

const tabs = {
  held: "/admin/moderation",
  reported: "/admin/moderation/reported",
  hidden: "/admin/moderation/hidden",
  find: "/admin/moderation/find",
} as const
const waits = { held: "held_messages", reported: "reports", hidden: "appeals" } as const

/** Of all its pages. */
export function ModerationHead({ current, actions }: { current: keyof typeof tabs; actions?: ReactNode }) {
  return (
    <DeskHead texts={useTexts(moderationHeadTexts)} tabs={tabs} waits={waits} current={current} actions={actions} />
  )
}
