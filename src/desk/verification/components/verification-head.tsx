import type { ReactNode } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import { DeskHead } from "../../components/desk-head.tsx"
import { verificationPageTexts } from "../texts.ts"

const tabs = {
  papers: "/admin/verification",
  second: "/admin/verification/second",
  professionals: "/admin/verification/professionals",
} as const
const waits = { papers: "papers", second: "second_looks" } as const

/** Of all its pages. */
export function VerificationHead({ current, actions }: { current: keyof typeof tabs; actions: ReactNode }) {
  return (
    <DeskHead texts={useTexts(verificationPageTexts)} tabs={tabs} waits={waits} current={current} actions={actions} />
  )
}
