import { Picture, type PictureProps, pictureUrl } from "./picture.tsx"

/** A drawing in full. A phone has no room for its lettering, and measures without figures say nothing: it gets the one of
 *  the cards, which fills the place without either. */
export function LargePicture(props: PictureProps) {
  const { kind, seed, photo } = props
  if (photo) return <Picture {...props} />
  return (
    <picture className="contents">
      {/* It is no picture, and would take a cell of a grid. */}
      <source media="(width < 33rem)" className="hidden" srcSet={pictureUrl(kind, seed, "low")} />
      <Picture {...props} />
    </picture>
  )
}
