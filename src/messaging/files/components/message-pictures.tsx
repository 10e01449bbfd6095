import { useState } from "react"
import { PictureViewer } from "../../../ui/overlay/picture-viewer.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { type ShownPicture, tileId } from "../shown-picture.ts"

interface MessagePicturesProps {
  /** In the order in which they are leafed through. */
  pictures: readonly ShownPicture[]
  openedId: string
  onClose: () => void
}

/** Pictures of a conversation in the viewer, each with who sent it and when. */
export function MessagePictures({ pictures, openedId, onClose }: MessagePicturesProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const dates = useDates()
  const [shownId, setShown] = useState(openedId)
  const viewed = pictures.map(({ picture: { id, urls }, label, from, at }) => ({
    id,
    src: urls.large ?? urls.small!,
    whole: urls.plan ?? urls.large ?? urls.small!,
    alt: label,
    heading: from,
    detail: at === undefined ? t.marks.sending : <time dateTime={at}>{dates.instant(at, new Date())}</time>,
  }))
  return (
    <PictureViewer
      pictures={viewed}
      shownId={shownId}
      onShow={setShown}
      onClose={onClose}
      returnTo={tileId(openedId)}
      canDownload
    />
  )
}
