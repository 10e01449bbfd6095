import { useId, useState } from "react"
import { useSearchParams } from "react-router"
import { Button } from "../../../../ui/button.tsx"
import { buttonStyle } from "../../../../ui/button-style.ts"
import { Card } from "../../../../ui/card.tsx"
import { useOneAtATime } from "../../../../ui/form/use-one-at-a-time.ts"
import { Icon } from "../../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../../ui/link.tsx"
import { SaveStatus, SavingAloud } from "../../../../ui/save-status.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import type { MissingField } from "../../project.rules.ts"
import { previewPath, projectPath } from "../../project-paths.ts"
import { missingIn } from "../edited-project.rules.ts"
import { publish } from "../editing.actions.ts"
import { projectEditorTexts } from "../texts.ts"
import type { Editing } from "../use-editing.ts"
import { fieldId } from "./field-id.ts"

/** Beside the form, below it on a phone: who sees the project, and what it takes that everybody does. */
export function PublishPanel({ editing }: { editing: Editing }) {
  const { publish: t, preview, saving } = useTexts(projectEditorTexts)
  const id = useId()
  const { open, view, uploads } = editing
  const { busy, run } = useOneAtATime()
  const [isAsked, setAsked] = useState(false)
  const missing = missingIn(view)
  const isReady = missing.length === 0 && (view.saving === "saved" || view.saving === "saving")
  const isPublished = view.saved.published_at !== null
  const isHidden = view.saved.takedown !== null
  const isDraft = !isPublished && !isHidden
  const change = (published: boolean) =>
    void run(async () => {
      setAsked(false)
      const isDone = await publish(open, published)
      if (!isDone && published) setAsked(true)
    })
  return (
    <aside aria-labelledby={id} className="lg:sticky lg:top-24 lg:self-start">
      <Card className="grid gap-4">
        <SaveStatus saving={view.saving} text={saving[view.saving]} />
        <SavingAloud saving={view.saving} text={saving[view.saving]} />
        <h2 id={id} className="text-pretty text-lg">
          {isHidden ? t.hidden : isPublished ? t.published : t.draft}
        </h2>
        {isDraft && missing.length > 0 && <Missing missing={missing} isAsked={isAsked} />}
        {isDraft && isReady && <p className="text-muted text-sm">{t.ready}</p>}
        {uploads.arriving.some(({ failure }) => !failure) && <p className="text-muted text-sm">{t.arriving}</p>}
        <div className="grid gap-2">
          {isPublished ? (
            <>
              <LinkButton to={projectPath(open.professionalId, open.id)} icon="eye" wide>
                {t.see}
              </LinkButton>
              <Button variant="secondary" wide busy={busy} onClick={() => change(false)}>
                {t.takeOff}
              </Button>
            </>
          ) : (
            <>
              {!isHidden && (
                <Button wide busy={busy} onClick={() => change(true)}>
                  {t.button}
                </Button>
              )}
              <LinkButton to={previewPath(open.id)} variant="secondary" icon="eye" wide>
                {preview.button}
              </LinkButton>
            </>
          )}
          <RemoveLink />
        </div>
      </Card>
    </aside>
  )
}

function Missing({ missing, isAsked }: { missing: readonly MissingField[]; isAsked: boolean }) {
  const t = useTexts(projectEditorTexts)
  return (
    <div role={isAsked ? "alert" : undefined} className="grid gap-1">
      <p className={isAsked ? "font-semibold text-danger-ink" : "text-muted text-sm"}>{t.publish.missing}</p>
      <ul className="grid">
        {missing.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(field)
              }}
              className="inline-flex min-h-11 items-center gap-2 text-tile-ink underline underline-offset-4 lg:min-h-9"
            >
              <Icon name="arrow-right" className="size-4" />
              {t.missing[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The address stays: a step in the history for it would only be in the way. */
const goTo = (field: MissingField) => {
  const place = document.getElementById(fieldId(field))
  place?.scrollIntoView({ block: "center" })
  place?.focus({ preventScroll: true })
}

function RemoveLink() {
  const { publish: t } = useTexts(projectEditorTexts)
  const [params] = useSearchParams()
  const asking = new URLSearchParams(params)
  asking.set("remove", "")
  return (
    <Link to={`?${asking}`} preventScrollReset className={buttonStyle("quiet-danger", "normal", true)}>
      <Icon name="trash" className="size-5" />
      {t.remove}
    </Link>
  )
}
