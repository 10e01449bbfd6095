import { Badge, type Tone } from "../../../ui/badge.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import "../../posts/post.css"
import { previewTexts } from "../pages.texts.ts"

interface PostLookProps {
  post: {
    title: string
    excerpt: string
    html: string
    tags: readonly string[]
    category_name: string | null
    category_color: string | null
    featured_image: string | null
    featured_alt: string
    reading_minutes: number
    author_name: string | null
  }
}

const toneOf = (color: string | null): Tone =>
  color === "slate" || color === "neem" || color === "plum" || color === "tile" ? color : "brass"

/** A post as readers will see it. Its HTML was written by the server from a document (decision 60). */
export function PostLook({ post }: PostLookProps) {
  const t = useTexts(previewTexts)
  return (
    <article className="mx-auto grid max-w-[44rem] gap-6">
      <header className="grid gap-4">
        {post.category_name && (
          <p>
            <Badge tone={toneOf(post.category_color)}>{post.category_name}</Badge>
          </p>
        )}
        <h1 className="wrap-anywhere text-3xl md:text-4xl">{post.title}</h1>
        <p className="wrap-anywhere text-lg text-muted">{post.excerpt}</p>
        <p className="text-muted text-sm">
          {post.author_name && `${t.by(post.author_name)} · `}
          {t.minutes(post.reading_minutes)}
        </p>
      </header>
      {post.featured_image && <img src={post.featured_image} alt={post.featured_alt} className="w-full rounded-lg" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server from a document */}
      <div className="post-text" dangerouslySetInnerHTML={{ __html: post.html }} />
      {post.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
