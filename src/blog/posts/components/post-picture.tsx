import { Picture } from "../../../drawings/picture.tsx"
import { photoSources } from "../../../platform/files/photo-sizes.ts"
import { fileIdOf } from "../../document/addresses.ts"
import { drawingOf } from "../category-look.ts"
import type { PreviewedPost } from "../post.schema.ts"

interface PostPictureProps {
  post: Pick<PreviewedPost, "id" | "category_slug" | "featured_image" | "featured_alt">
  /** On a card its title says what it is about. */
  isDecoration?: boolean
  /** In view from the start. */
  eager?: boolean
  sizes: string
  className?: string
}

/** The picture of a post, or a drawing of its category's kind. */
export function PostPicture({ post, isDecoration = false, eager = false, sizes, className = "" }: PostPictureProps) {
  const { featured_image, featured_alt } = post
  const alt = isDecoration ? "" : featured_alt
  if (!featured_image)
    return <Picture {...drawingOf(post.category_slug, post.id)} eager={eager} detail="low" className={className} />
  const photo = fileIdOf(featured_image)
  return (
    <img
      src={featured_image}
      srcSet={photo && photoSources(photo)}
      sizes={photo && sizes}
      alt={alt}
      width={1200}
      height={675}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={`object-cover ${className}`}
    />
  )
}
