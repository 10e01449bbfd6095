import type { ReactNode } from "react"
import { textParts } from "../text-links.rules.ts"

interface MessageTextProps {
  text: string
  /** What floats at its end. */
  children?: ReactNode
}

/** As it was typed, in the direction of its script. Of what people write only addresses of the web become links, and nothing is markup. */
export function MessageText({ text, children }: MessageTextProps) {
  return (
    <div dir="auto" className="wrap-anywhere flow-root">
      {text && (
        <p className="inline whitespace-pre-wrap">
          {textParts(text).map(({ text: part, href }, at) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text that changes is another message
              <a key={at} href={href} target="_blank" rel="noopener nofollow ugc noreferrer" className={linkClasses}>
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      )}
      {children}
    </div>
  )
}

const linkClasses = "text-tile-ink underline underline-offset-2"
