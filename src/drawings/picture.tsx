import { photoSources } from "../platform/files/photo-sizes.ts"
import type { DrawnAs } from "./facts.ts"

/** What a project is drawn as, or a family of drawings; "service" takes a service's slug, "empty" what is missing, "portrait" a person's id, "hero" anything. */
export type PictureKind = DrawnAs | "service" | "empty" | "portrait" | "hero"

/** All that a picture is made of. */
export interface Drawn {
  kind: PictureKind
  seed: string
  /** The file of a photograph, which is shown instead. */
  photo?: string | undefined
}

/** What is said on a picture, in a corner of it. */
export const onPictureStyle = "absolute rounded-sm border border-line bg-surface/90 px-2 py-0.5 text-ink text-sm"

export interface PictureProps extends Drawn {
  /** What it shows, for readers; empty for decoration. */
  alt?: string
  /** "low" leaves out lettering and fine hatching: for cards. */
  detail?: "low" | "full"
  /** In view from the start: loaded at once. */
  eager?: boolean
  /** How wide its place is, where that is not the width of a card; for photographs. */
  sizes?: string
  className?: string
}

export const pictureUrl = (kind: PictureKind, seed: string, detail: "low" | "full" = "full") =>
  `/drawings/${detail}/${kind}/${encodeURIComponent(seed)}.svg`

/** A drawing as a picture: loaded when it comes into view, kept by the browser, right in both themes. Give it a place of
 *  any shape: the drawing fits itself into it whole, on paper that goes on to its edges. A place that is square or taller it
 *  fills with `object-cover`: two bands of bare paper would look like a frame. A photograph always fills its place. */
export function Picture({
  kind,
  seed,
  photo,
  alt = "",
  detail,
  eager = false,
  // Most stand on cards; browsers that know "auto" ask for what the place takes.
  sizes = "auto, 26rem",
  className = "",
}: PictureProps) {
  return (
    <img
      src={photo ? `/files/${photo}/medium` : pictureUrl(kind, seed, detail)}
      srcSet={photo && photoSources(photo)}
      sizes={photo && sizes}
      alt={alt}
      width={640}
      height={480}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      data-photo={photo ? "" : undefined}
      className={className}
    />
  )
}
