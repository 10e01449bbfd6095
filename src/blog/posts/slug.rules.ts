/** The last part of a post's address, from its title. Pure. */

import { POST_LIMITS } from "../post-limits.rules.ts"

/** Words that are categories of pages below /blog, and so no posts. */
const taken = ["category", "tag", "mine", "write", "comment", "new", "feed", "search"]

/** Empty where no letter of the title is Latin. */
export const slugOf = (title: string) => {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ""
  for (const word of words) {
    const longer = slug === "" ? word.slice(0, POST_LIMITS.slug) : `${slug}-${word}`
    if (longer.length > POST_LIMITS.slug) break
    slug = longer
  }
  return taken.includes(slug) ? `${slug}-post` : slug
}

export const isSlug = (text: string) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= POST_LIMITS.slug && !taken.includes(text)

/** As it is typed: what people put between words is a dash. */
export const slugTyped = (text: string) => text.toLowerCase().replace(/[\s_]+/g, "-")

/** The first that is tried, and then with a number. */
export const slugVariant = (slug: string, attempt: number) => (attempt === 1 ? slug : `${slug}-${attempt}`)
