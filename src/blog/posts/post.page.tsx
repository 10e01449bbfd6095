import { useContext } from "react"
import { data, redirect, UNSAFE_FrameworkContext } from "react-router"
import { brand } from "../../brand.ts"
import { problemOf } from "../../platform/http/error-answer.server.ts"
import { pathIn } from "../../platform/language/language.ts"
import type { PageHandle } from "../../platform/pages/page-handle.ts"
import { publicLoader, responseInitOf } from "../../platform/pages/public-loader.server.ts"
import { pageMeta, siteOf } from "../../sharing/page-meta.ts"
import { described } from "../../sharing/structured-data.ts"
import { Comments } from "../comments/components/comments.tsx"
import type { Route } from "./+types/post.page"
import { feedLinks, postData, postPicture } from "./blog.sharing.ts"
import { PostArticle } from "./components/post-article.tsx"
import { RelatedPosts, ServicesCall } from "./components/post-foot.tsx"
import { NoSuchPost, PostAway } from "./components/post-missing.tsx"
import { postPath } from "./post.rules.ts"
import postScript from "./post.script.ts?script-src"
import { getPostPage } from "./post-page.server.ts"
import { postTexts } from "./texts.ts"
import { usePost } from "./use-post.ts"

export const handle: PageHandle = { isStatic: true, cache: { seconds: 60, reads: [] } }

type Page = Extract<Awaited<ReturnType<typeof getPostPage>>, { headings: unknown }>
interface Loaded {
  page: Page | null
  isAway: boolean
}

const noPage = (isAway: boolean): Loaded => ({ page: null, isAway })

export const loader = publicLoader(async (ctx, { params }) => {
  try {
    const page = await getPostPage(ctx, params.slug ?? "")
    if (page?.movedTo !== undefined) throw redirect(pathIn(ctx.language, page.movedTo), 301)
    const found: Loaded = page ? { page, isAway: false } : noPage(false)
    return data(found, page ? {} : { status: 404, statusText: "Not Found" })
  } catch (error) {
    const problem = problemOf(error)
    if (problem?.code !== "unavailable") throw error
    return data(noPage(true), responseInitOf(problem))
  }
})

/** With the refusal's status where it could not be made. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  const t = postTexts.in(site.language)
  if (!loaderData?.page) return [{ title: loaderData?.isAway ? t.away.title : t.unknown.title }]
  const { post } = loaderData.page
  return [
    ...pageMeta(site, {
      title: titleOf(post.title),
      description: post.excerpt,
      path: postPath(post.slug),
      type: "article",
      picture: import.meta.env.SSR ? postPicture(post) : undefined,
    }),
    ...(import.meta.env.SSR ? [...feedLinks(site), described({ "@graph": postData(post, site) })] : []),
  ]
}

const MAX_PAGE_TITLE = 70
/** With our name where there is room; cut at a word where there is none for its own. */
const titleOf = (title: string) => {
  const whole = `${title} · ${brand.name}`
  if (whole.length <= MAX_PAGE_TITLE) return whole
  return title.length <= MAX_PAGE_TITLE ? title : `${title.slice(0, MAX_PAGE_TITLE - 1).replace(/\s+\S*$/, "")}…`
}

export default function PostPage({ loaderData: { page, isAway } }: Route.ComponentProps) {
  if (page) return <Post key={page.post.id} page={page} />
  return isAway ? <PostAway /> : <NoSuchPost />
}

function Post({ page }: { page: Page }) {
  const { post, headings, related, comments } = page
  const article = usePost(post.id)
  const column = headings.length > 0 ? "post-column post-column-beside" : "post-column"
  return (
    <>
      <PostArticle ref={article} page={page} counts={post} className="page-width pt-4 pb-10 md:pt-8 md:pb-16" />
      <div className="page-width pb-10 md:pb-16">
        <div className={column}>
          <Comments slug={post.slug} comments={comments} />
        </div>
      </div>
      <RelatedPosts posts={related} />
      <ServicesCall pieces={page.pieces} />
      <PostScript />
    </>
  )
}

/** The page is sent without the application; within it `usePost` does the same. */
function PostScript() {
  const { nonce } = useContext(UNSAFE_FrameworkContext)!
  return import.meta.env.SSR ? <script src={postScript} defer nonce={nonce} /> : null
}
