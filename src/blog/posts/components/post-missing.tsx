import { Picture } from "../../../drawings/picture.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { BLOG } from "../post.rules.ts"
import { postTexts } from "../texts.ts"

/** No post has this address, or none that may be read. */
export function NoSuchPost() {
  const t = useTexts(postTexts)
  return (
    <section className="page-width grid justify-items-center gap-4 py-12 text-center md:py-16">
      <Picture kind="empty" seed="error" eager className="h-48 w-auto" />
      <h1 className="text-2xl md:text-3xl">{t.unknown.heading}</h1>
      <p className="max-w-prose text-muted">{t.unknown.advice}</p>
      <LinkButton to={BLOG}>{t.back}</LinkButton>
    </section>
  )
}

/** It could not be asked for just now. */
export function PostAway() {
  const { away: t, back } = useTexts(postTexts)
  return (
    <section role="alert" className="page-width grid justify-items-center gap-4 py-12 text-center md:py-16">
      <h1 className="text-2xl md:text-3xl">{t.heading}</h1>
      <p className="max-w-prose text-muted">{t.advice}</p>
      <LinkButton to={BLOG}>{back}</LinkButton>
    </section>
  )
}
