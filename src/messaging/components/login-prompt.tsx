import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { WithoutScript } from "../../ui/without-script.tsx"
import { messagesPageTexts } from "../messages-page.texts.ts"

/** For visitors; whoever comes back from the login stands where they wanted to be. */
export function LoginPrompt({ to }: { to: string }) {
  const { signedOut: t } = useTexts(messagesPageTexts)
  return (
    <div className="page-width grid max-w-xl justify-items-center gap-4 py-16 text-center md:py-24">
      <span className="grid size-16 place-items-center rounded-full bg-tile-soft text-tile-ink">
        <Icon name="message" className="size-8" />
      </span>
      <h2 className="text-2xl">{t.title}</h2>
      <p className="text-balance text-lg text-muted">{t.lead}</p>
      <LinkButton to={to} size="large">
        {t.logIn}
      </LinkButton>
      <WithoutScript said={t.withoutScript} inline />
    </div>
  )
}
