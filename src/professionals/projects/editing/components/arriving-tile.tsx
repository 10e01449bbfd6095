import type { Arriving, UploadsState } from "../../../../files/uploads.actions.ts"
import { Button } from "../../../../ui/button.tsx"
import { Icon } from "../../../../ui/icon.tsx"
import { useNearbyFocus } from "../../../../ui/list/use-nearby-focus.ts"
import { Progress } from "../../../../ui/progress-bar.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import { addPicture } from "../../components/project-shapes.ts"
import { projectEditorTexts } from "../texts.ts"

interface ArrivingTileProps {
  one: Arriving
  /** In the list, where its others are being moved. */
  order: number
  /** The others wait for it. */
  isNext: boolean
  uploads: UploadsState
}

/** A picture on its way, or one that did not come: the others go on. */
export function ArrivingTile({ one, order, isNext, uploads }: ArrivingTileProps) {
  const { file, failure } = one
  return (
    <li
      style={{ order }}
      className={`grid grid-cols-1 content-between gap-2 rounded-lg border border-dashed bg-sunken p-3 text-sm ${failure ? "border-danger" : "border-border"}`}
    >
      <p title={file.name} className="flex min-w-0 items-center gap-2 text-muted">
        <Icon shape={addPicture} className="size-4" />
        <span className="truncate">{file.name}</span>
      </p>
      {failure ? <Failure one={one} uploads={uploads} /> : <OnItsWay one={one} isNext={isNext} uploads={uploads} />}
    </li>
  )
}

function Failure({ one, uploads }: Pick<ArrivingTileProps, "one" | "uploads">) {
  const { pictures: t } = useTexts(projectEditorTexts)
  const { key, file, failure } = one
  const retry = useNearbyFocus<HTMLButtonElement>()
  return (
    <>
      <p role="alert" className="wrap-anywhere text-danger-ink">
        {failure}
      </p>
      <div className="flex flex-wrap gap-x-1">
        <Button
          ref={retry}
          variant="secondary"
          size="small"
          aria-label={t.retrying(file.name)}
          onClick={() => void uploads.retry(one)}
        >
          {t.retry}
        </Button>
        <Button
          variant="quiet-danger"
          size="small"
          aria-label={t.removing(file.name)}
          onClick={() => uploads.cancel(key)}
        >
          {t.remove}
        </Button>
      </div>
    </>
  )
}

function OnItsWay({ one, isNext, uploads }: Pick<ArrivingTileProps, "one" | "isNext" | "uploads">) {
  const { pictures: t } = useTexts(projectEditorTexts)
  const { key, file, percent } = one
  const cancel = useNearbyFocus<HTMLButtonElement>()
  const sent = percent === 100 ? t.making : t.percent(percent)
  return (
    <>
      <div className="grid gap-1 py-2">
        <Progress label={t.sending(file.name)} percent={percent} />
        <span aria-hidden="true" className="text-muted tabular-nums">
          {isNext ? sent : t.waiting}
        </span>
      </div>
      <Button
        ref={cancel}
        variant="plain"
        size="small"
        aria-label={t.removing(file.name)}
        onClick={() => uploads.cancel(key)}
        className="justify-self-start"
      >
        {t.remove}
      </Button>
    </>
  )
}
