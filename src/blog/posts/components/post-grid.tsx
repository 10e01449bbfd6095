import { pairedOf } from "../../../ui/rows-of-three.ts"
import type { ListedPost } from "../post.schema.ts"
import { PostCard, standsAlone } from "./post-card.tsx"

/** A page of posts: the first large where nothing was asked for, the others so that no row is left half empty. Two stand side by side; one alone is large. */
export function PostGrid({ posts, hasLead }: { posts: readonly ListedPost[]; hasLead: boolean }) {
  const isLed = posts.length === 1 || (hasLead && posts.length > 2)
  const [lead, ...rest] = posts
  const others = isLed ? rest : posts
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
      {isLed && lead && (
        <PostCard
          post={lead}
          isLead
          eager
          level={2}
          className={`sm:col-span-2 lg:col-span-6 ${others.length > 0 ? "border-line border-b pb-10" : ""}`}
        />
      )}
      {others.map((post, at) => (
        <PostCard
          key={post.id}
          post={post}
          eager={!isLed && at === 0}
          level={2}
          isLone={standsAlone(at, others.length)}
          className={at < pairedOf(others.length) ? "lg:col-span-3" : "lg:col-span-2"}
        />
      ))}
    </div>
  )
}
