import { buttonStyle } from "../../../../ui/button-style.ts"
import { Icon } from "../../../../ui/icon.tsx"
import { viewerShapes } from "../../../../ui/overlay/viewer-shapes.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { picturesAddress } from "../../project-paths.ts"
import { ownProjectsTexts } from "../texts.ts"

/** All of one's pictures, to be kept or taken elsewhere. */
export function PictureArchive({ professionalId }: { professionalId: string }) {
  const { archive: t } = useTexts(ownProjectsTexts)
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-muted">{t.text}</p>
      <a
        href={picturesAddress(professionalId)}
        download
        className={`${buttonStyle("secondary", "small")} max-sm:w-full`}
      >
        <Icon shape={viewerShapes.download} className="size-4" />
        {t.button}
      </a>
    </div>
  )
}
