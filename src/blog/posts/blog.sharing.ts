import type { MetaDescriptor } from "react-router"
import type { BlogPosting } from "schema-dts"
import { brand } from "../../brand.ts"
import { type Language, pathIn } from "../../platform/language/language.ts"
import type { Site } from "../../sharing/page-meta.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { trailOf } from "../../sharing/structured-data.ts"
import { fileIdOf } from "../document/addresses.ts"
import { drawingOf } from "./category-look.ts"
import { BLOG, categoryPath, feedPaths, postPath } from "./post.rules.ts"
import type { BlogPost } from "./post.schema.ts"
import { blogTexts, postTexts } from "./texts.ts"

/** Of the list, its categories and tags. */
export const blogPicture = (language: Language): SharingPicture => {
  const { card } = blogTexts.in(language)
  return {
    page: "blog",
    card: {
      ...card,
      drawings: [
        { kind: "section", seed: "blog" },
        { kind: "plan", seed: "blog" },
        { kind: "room", seed: "blog" },
      ],
    },
  }
}

type Pictured = Pick<
  BlogPost,
  "id" | "slug" | "title" | "category_slug" | "category_name" | "author_name" | "featured_image" | "featured_alt"
>

/** Its photograph, or drawings of its category's kind. */
export const postPicture = (post: Pictured): SharingPicture => {
  const { id, slug, title, category_slug, category_name, author_name, featured_image, featured_alt } = post
  const photo = featured_image ? fileIdOf(featured_image) : undefined
  return {
    page: `blog/${slug}`,
    card: {
      title,
      line: `${category_name} · ${author_name}`,
      drawings: [drawingOf(category_slug, id), drawingOf("rules", `${id} 1`), drawingOf("people", `${id} 2`)],
    },
    photo: photo ? { path: `/files/${photo}/medium`, type: "image/webp", alt: featured_alt || title } : undefined,
  }
}

/** The way to a category or a tag. */
export const topicTrail = ({ publicUrl, language }: Site, topic: { name: string; path: string }) => {
  const { trail } = postTexts.in(language)
  const at = (path: string) => publicUrl + pathIn(language, path)
  return trailOf([
    { name: trail.home, item: at("/") },
    { name: trail.blog, item: at(BLOG) },
    { name: topic.name, item: at(topic.path) },
  ])
}

/** What readers of feeds look for in a page's head. */
export const feedLinks = ({ language }: Site): MetaDescriptor[] => {
  const { title } = blogTexts.in(language).feed
  const link = (type: string, href: string) => ({ tagName: "link", rel: "alternate", type, title, href }) as const
  return [
    link("application/rss+xml", feedPaths.rss),
    link("application/atom+xml", feedPaths.atom),
    link("application/feed+json", feedPaths.json),
  ]
}

/** What search engines read. */
export const postData = (post: BlogPost, { publicUrl, language }: Site) => {
  const t = postTexts.in(language)
  const at = (path: string) => publicUrl + pathIn(language, path)
  const url = at(postPath(post.slug))
  const profile = post.provider_id ? at(`/providers/${post.provider_id}`) : undefined
  const posting: BlogPosting = {
    "@type": "BlogPosting",
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category_name,
    keywords: [...post.tags],
    ...(post.published_at && { datePublished: post.published_at, dateModified: post.updated_at }),
    author: { "@type": "Person", name: post.author_name, ...(profile && { url: profile }) },
    publisher: { "@type": "Organization", name: brand.name, url: at("/") },
    ...(post.featured_image && { image: publicUrl + post.featured_image }),
    ...(post.comment_count > 0 && { commentCount: post.comment_count }),
  }
  const trail = [
    { name: t.trail.home, item: at("/") },
    { name: t.trail.blog, item: at(BLOG) },
    { name: post.category_name, item: at(categoryPath(post.category_slug)) },
    { name: post.title, item: url },
  ]
  return [posting, trailOf(trail)]
}
