import type { ListedPost } from "../post.schema.ts"
import { PostCards } from "./post-cards.tsx"

/** On a profile, where they are loaded later: a module that other pages load at once cannot be. */
export default function ProfilePosts({ posts }: { posts: readonly ListedPost[] }) {
  return <PostCards posts={posts} />
}
