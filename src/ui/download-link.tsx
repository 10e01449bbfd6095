import type { ReactNode } from "react"
import type { ButtonVariant } from "./button-style.ts"
import { buttonStyle } from "./button-style.ts"

interface DownloadLinkProps {
  /** Of the API, which the browser opens by itself. */
  to: string
  variant?: ButtonVariant | undefined
  children: ReactNode
}

/** What is shown, to take along as a file. */
export function DownloadLink({ to, variant = "secondary", children }: DownloadLinkProps) {
  return (
    <a href={to} download className={buttonStyle(variant, "normal")}>
      {children}
    </a>
  )
}
