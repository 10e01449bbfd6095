import type { ReactNode } from "react"
import type { ButtonVariant } from "./button-style.ts"
import { buttonStyle } from "./button-style.ts"
import { downloadTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

interface DownloadLinkProps {
  /** Of the API, which the browser opens by itself; or a file that stands in the address. */
  to: string
  /** Of the file, where its sender does not give it one. */
  name?: string
  variant?: ButtonVariant | undefined
  /** What it is, where that is no table. */
  children?: ReactNode
}

/** What is shown, to take along as a file. */
export function DownloadLink({ to, name, variant = "secondary", children }: DownloadLinkProps) {
  const t = useTexts(downloadTexts)
  return (
    <a href={to} download={name ?? true} className={buttonStyle(variant, "normal")}>
      {children ?? t.csv}
    </a>
  )
}
