import { EmptyState } from "../../../ui/empty-state.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { testimonialsTexts } from "../texts.ts"

export function NoTestimonials() {
  const { none: t } = useTexts(testimonialsTexts)
  return (
    <EmptyState title={t.title} action={<LinkButton to="/register">{t.signUp}</LinkButton>}>
      {t.text}
    </EmptyState>
  )
}
