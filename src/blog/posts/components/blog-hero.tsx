import { Form } from "react-router"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { BLOG, categoryPath, listPath, MAX_QUERY } from "../post.rules.ts"
import type { BlogCategory } from "../post.schema.ts"
import { blogTexts } from "../texts.ts"

interface BlogHeroProps {
  heading: string
  lead?: string | undefined
  search?: string
  /** Slug of the one that is shown. */
  category?: string | undefined
  categories: readonly BlogCategory[]
  /** Of something else than a category: none is chosen, not even all. */
  isTopic?: boolean
}

/** What the blog is, what to look for in it, and its categories. */
export function BlogHero({ heading, lead, search = "", category, categories, isTopic = false }: BlogHeroProps) {
  const t = useTexts(blogTexts)
  return (
    <section className="page-width grid gap-6 pt-8 sm:gap-8 sm:pt-12">
      <div className="grid items-end gap-6 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div className="grid gap-3">
          <h1 className="text-3xl sm:text-4xl">{heading}</h1>
          {lead && <p className="max-w-2xl text-lg text-muted">{lead}</p>}
          <p>
            <Link to="/blog/write" className="inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink">
              {t.write}
              <Icon name="arrow-right" className="size-5" />
            </Link>
          </p>
        </div>
        <SearchBox search={search} category={category} />
      </div>
      <Categories search={search} category={category} categories={categories} isTopic={isTopic} />
    </section>
  )
}

/** Works by itself; a blank search is none, which the browser says. */
function SearchBox({ search, category }: { search: string; category: string | undefined }) {
  const { search: t } = useTexts(blogTexts)
  return (
    <Form method="get" action={BLOG} role="search" className="flex gap-2">
      {category && <input type="hidden" name="category" value={category} />}
      <div className="relative min-w-0 grow">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <input
          key={search}
          type="search"
          name="search"
          required
          maxLength={MAX_QUERY}
          pattern=".*\S.*"
          defaultValue={search}
          aria-label={t.label}
          placeholder={t.label}
          className="min-h-11 w-full rounded-lg border border-border bg-surface pr-3 pl-10"
        />
      </div>
      <Button type="submit" variant="secondary">
        {t.button}
      </Button>
    </Form>
  )
}

interface CategoriesProps extends Pick<BlogHeroProps, "category" | "categories"> {
  search: string
  isTopic: boolean
}

function Categories({ search, category, categories, isTopic }: CategoriesProps) {
  const { categories: t } = useTexts(blogTexts)
  const link = (slug?: string) => {
    if (search) return listPath({ search, category: slug })
    return slug ? categoryPath(slug) : BLOG
  }
  const isAll = !category && !isTopic
  const shown = categories.filter(({ post_count, slug }) => post_count > 0 || slug === category)
  return (
    <nav aria-label={t.label} className={chipsClasses}>
      <Link to={link()} aria-current={isAll ? "page" : undefined} className={chipClasses(isAll)}>
        {t.all}
      </Link>
      {shown.map(({ slug, name, post_count }) => (
        <Link
          key={slug}
          to={link(slug)}
          aria-current={slug === category ? "page" : undefined}
          className={chipClasses(slug === category)}
        >
          {name}
          {/* It counts all posts, not what was found. */}
          {search === "" && <span className="font-normal text-sm tabular-nums opacity-80">{post_count}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** In one line on a phone, where it scrolls sideways up to the edges of the screen. */
const chipsClasses = [
  "flex gap-2 pb-5 *:shrink-0 max-sm:-mx-[clamp(1rem,4vw,2rem)] max-sm:overflow-x-auto max-sm:px-[clamp(1rem,4vw,2rem)]",
  "max-sm:-mt-1 max-sm:pt-1 sm:flex-wrap sm:border-line sm:border-b",
].join(" ")

const chipClasses = (isChosen: boolean) =>
  `inline-flex min-h-11 items-center gap-2 rounded-lg border px-4 font-semibold ${
    isChosen ? "border-tile bg-tile-soft text-tile-ink" : "border-line bg-surface hover:bg-fill"
  }`
