import { EmptyState } from "../../../ui/empty-state.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { testimonialsWords } from "../texts.ts"

export function NoTestimonials() {
  const { none: t } = useWords(testimonialsWords)
  return (
    <EmptyState title={t.title} action={<LinkButton to="/register">{t.signUp}</LinkButton>}>
      {t.text}
    </EmptyState>
  )
}
