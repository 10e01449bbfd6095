import type { DeskPaper } from "../../../professionals/papers/desk/paper-desk.schema.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { paperDialogTexts } from "../texts.ts"

/** What was given, to be looked at. */
export function PaperFile({ paper: { file } }: { paper: DeskPaper }) {
  const t = useTexts(paperDialogTexts)
  if (!file) return <p className="self-start rounded-md bg-sunken p-4 text-muted">{t.noFile}</p>
  if (file.kind === "document")
    return (
      <p className="self-start rounded-md bg-sunken p-4">
        <a href={file.urls.document} download className="wrap-anywhere underline underline-offset-4">
          {t.document(file.name ?? "PDF")}
        </a>
      </p>
    )
  return (
    <a href={file.urls.large} target="_blank" rel="noreferrer" className="grid gap-2 self-start">
      <img src={file.urls.large} alt={t.picture} className="max-h-[60dvh] w-full rounded-md bg-sunken object-contain" />
      <span className="text-sm underline underline-offset-4">{t.whole}</span>
    </a>
  )
}
