import { useEffect, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { CountedField } from "../../../ui/field/counted-field.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { POST_LIMITS } from "../../post-limits.rules.ts"
import { isSlug, slugTyped } from "../../posts/slug.rules.ts"
import { moveTo, type OpenPost, problemOfSlug } from "../editing.actions.ts"
import { editPostTexts } from "../pages.texts.ts"
import { isUnnamed } from "../writing.rules.ts"

const CHECK_AFTER_MS = 300

interface Verdict {
  of: string
  /** Null: it can be had. Undefined: nobody knows just now, and who tries is told. */
  problem: string | null | undefined
}

/** The last part of its address: whether it is free is said as it is typed, and it changes when that is asked for. */
export function PostAddress({ open, post }: { open: OpenPost; post: { id: string; slug: string } }) {
  const { address: t } = useTexts(editPostTexts)
  const { id } = post
  const current = isUnnamed(post) ? "" : post.slug
  const [typed, setTyped] = useState<string>()
  const [verdict, setVerdict] = useState<Verdict>()
  const [isBusy, setBusy] = useState(false)
  const slug = typed ?? current
  const isOther = slug !== "" && slug !== current
  const isWhole = isSlug(slug)
  useEffect(() => {
    if (!isOther || !isWhole) return
    let isOver = false
    const timer = setTimeout(async () => {
      const problem = await problemOfSlug(id, slug)
      if (!isOver) setVerdict({ of: slug, problem })
    }, CHECK_AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, slug, isOther, isWhole])
  const known = verdict?.of === slug ? verdict : undefined
  const problem = isOther ? (isWhole ? (known?.problem ?? undefined) : t.wrong) : undefined
  const use = async () => {
    setBusy(true)
    const refused = await moveTo(open, slug, t.failed)
    setBusy(false)
    if (refused === null) setTyped(undefined)
    else setVerdict({ of: slug, problem: refused })
  }
  return (
    <div className="grid gap-2">
      <CountedField
        label={t.label}
        hint={current === "" ? t.made : t.leads(current)}
        error={problem}
        value={slug}
        typed={slug}
        limit={POST_LIMITS.slug}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(slugTyped(target.value))}
      />
      <p role="status" className="text-muted text-sm empty:hidden">
        {isOther && isWhole && !problem && (known ? known.problem === null && t.isFree : t.checking)}
      </p>
      {isOther && (
        <div>
          <Button variant="secondary" size="small" busy={isBusy} disabled={problem !== undefined} onClick={use}>
            {t.use}
          </Button>
        </div>
      )}
    </div>
  )
}
