import { useNavigate } from "react-router"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { NoticeDialog } from "../../../ui/notice-dialog.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { useWayBack } from "../../sign-in/use-way-back.ts"
import { resetPasswordWords } from "../reset-password.words.ts"

/** A link without its token or address, or one that works no more: a notice, and closing it leads to the login. */
export function SpentLink() {
  const t = useWords(resetPasswordWords)
  const { keep } = useWayBack()
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
      <div className="flex flex-wrap gap-3">
        <LinkButton to={keep("/forgot-password")}>{t.request}</LinkButton>
        <LinkButton to={keep("/login")} variant="secondary">
          {t.toLogin}
        </LinkButton>
      </div>
    </div>
  )
}
