import { textParts } from "../text-links.rules.ts"

/** As it was typed, in the direction of its script. Of what people write only addresses of the web become links, and nothing is markup. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere min-w-0 whitespace-pre-wrap">
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
  )
}

const linkClasses = "text-tile-ink underline underline-offset-2"
