import type { Ref } from "react"
import type { BlogPost, PostPreview } from "../post.schema.ts"
import { PostContents } from "./post-contents.tsx"
import { AuthorBlock, PostTags, ReportPost } from "./post-foot.tsx"
import { PostHead } from "./post-head.tsx"
import { PostPicture } from "./post-picture.tsx"
import { PostText } from "./post-text.tsx"
import "../post.css"

interface PostArticleProps {
  ref?: Ref<HTMLElement>
  page: PostPreview
  /** Undefined in a preview: nothing can be done with it, and nobody has read it. */
  counts?: Pick<BlogPost, "view_count" | "like_count">
  className?: string
}

/** A post from its category to its author: on its page, and as it will look there. */
export function PostArticle({ ref, page, counts, className = "" }: PostArticleProps) {
  const { post, pieces, headings, author } = page
  const isLong = headings.length > 0
  return (
    <article ref={ref} data-post={post.id} className={`post ${className}`}>
      <div className={isLong ? "post-column post-column-beside" : "post-column"}>
        <PostHead post={post} counts={counts} />
      </div>
      <figure className="post-picture mt-6 overflow-hidden rounded-lg border border-line bg-surface md:mt-8">
        <PostPicture post={post} eager sizes="(min-width: 64rem) 61rem, 100vw" className="aspect-[16/9] w-full" />
      </figure>
      <div className={isLong ? "post-with-contents mt-8 md:mt-12" : "post-column mt-8 md:mt-12"}>
        {isLong && <PostContents headings={headings} />}
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <PostText pieces={pieces} />
          <PostTags tags={post.tags} />
          <AuthorBlock post={post} author={author} />
          {counts && <ReportPost id={post.id} />}
        </div>
      </div>
    </article>
  )
}
