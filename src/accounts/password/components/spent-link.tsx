import { useNavigate } from "react-router"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { NoticeDialog } from "../../../ui/notice-dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { LinkOutcome } from "../../components/link-outcome.tsx"
import { useReturnTo } from "../../sign-in/use-return-to.ts"
import { resetPasswordTexts } from "../texts.ts"

/** A link that works no more. */
export function SpentLink() {
  const t = useTexts(resetPasswordTexts)
  return (
    <LinkOutcome title={t.spent} works={false} message={t.invalidLink}>
      <p className="text-muted">{t.lasts}</p>
      <WaysOn />
    </LinkOutcome>
  )
}

/** A link without its token or address: a notice, and closing it leads to the login (specification 1 §4). */
export function CutLink() {
  const t = useTexts(resetPasswordTexts)
  const { keep } = useReturnTo()
  const navigate = useNavigate()
  return (
    <div className="grid justify-items-start gap-5">
      <NoticeDialog
        kind="error"
        message={t.invalidLink}
        isOpen
        onClose={() => navigate(keep("/login"), { replace: true })}
      />
      <noscript>
        <FormAlert kind="error">{t.invalidLink}</FormAlert>
      </noscript>
      <p>{t.lasts}</p>
      <WaysOn />
    </div>
  )
}

function WaysOn() {
  const t = useTexts(resetPasswordTexts)
  const { keep } = useReturnTo()
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={keep("/forgot-password")}>{t.request}</LinkButton>
      <LinkButton to={keep("/login")} variant="secondary">
        {t.toLogin}
      </LinkButton>
    </div>
  )
}
