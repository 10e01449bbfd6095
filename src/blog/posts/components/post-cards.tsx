import type { ListedPost } from "../post.schema.ts"
import { PostCard, standsAlone } from "./post-card.tsx"

/** A few posts below something else. */
export function PostCards({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, at) => (
        <PostCard key={post.id} post={post} isBrief isLone={standsAlone(at, posts.length)} />
      ))}
    </div>
  )
}
