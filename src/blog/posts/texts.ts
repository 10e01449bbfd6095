import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"

export const postListFieldTexts = inLanguages({
  en: { fields: { q: "Search", search: "Search", page: "Page", category: "Category", tag: "Tag", count: "Count" } },
})

export const postFormTexts = inLanguages({
  en: {
    fields: {
      title: "Title",
      category_id: "Category",
      excerpt: "Excerpt",
      content: "Content",
      featured_image: "Featured image",
      featured_alt: "Picture description",
      tags: "Tags",
      slug: "Address",
      version: "Version",
    },
    rules: { slug: () => "An address has small letters, digits and single dashes, like “what-a-kitchen-costs”" },
  },
})

export const topicProblems = inLanguages({ en: { category: "category", page: "page" } })

export const postProblems = inLanguages({
  en: {
    post: "blog post",
    removed: "Post removed.",
    submitted: "Sent to our team. You will hear from us before it is published.",
    published: "Published.",
    slugTaken: "Another post has this address. Please choose a different one.",
    tooManySlugs: "This post has had many addresses already. Please choose one of them.",
    hidden: "Our team has hidden this post. It can be changed again when it is shown.",
    moved: "This post was changed meanwhile. Nothing was overwritten; load it anew to see how it stands now.",
    category: "Please choose one of the categories",
    picture: "Please use a picture that was uploaded here",
  },
})

/** In the place of an author's name. */
export const writerTexts = inLanguages({ en: { former: "A former member" } })

export const blogTexts = inLanguages({
  en: {
    meta: {
      title: `Blog: building and homes in Pune · ${brand.name}`,
      description:
        "What things cost, which papers you need, how to build well and live well in Pune. Written by people who do it for a living, with sources.",
    },
    heading: "Build with your eyes open",
    write: "Write a post",
    lead: "Costs, permissions, rooms and people, explained by those who work with them in Pune.",
    search: { label: "Search the blog", button: "Search", clear: "Clear search" },
    categories: { label: "Categories", all: "All posts" },
    list: {
      found: (count: number, search: string) => `${count === 1 ? "1 post" : `${count} posts`} for “${search}”`,
    },
    minutes: (minutes: number) => `${minutes} min read`,
    empty: { none: "No blog posts available", nothing: "No search results found" },
    emptyAdvice: {
      none: "New posts appear here as soon as they are published.",
      nothing: "Try fewer or other words, or look through all posts.",
    },
    all: "See all posts",
    ideas: "Look at finished rooms",
    away: {
      list: "Blog posts are temporarily unavailable. Please check back later.",
      search: "Search temporarily unavailable. Please try again later.",
      again: "Try Again",
    },
    pages: {
      label: "Pages of the blog",
      previous: "Previous",
      next: "Next",
      page: (page: number) => `Page ${page}`,
      titled: (title: string, page: number) => `${title}, page ${page}`,
    },
    topics: {
      trail: "Blog",
      category: {
        title: (name: string) => `${name} · Blog of ${brand.name}`,
        description: (name: string) => `Posts about “${name}”, by people who work in Pune.`,
        unknown: "We could not find this category.",
      },
      tag: {
        unknown: "We could not find a post about that.",
        heading: (tag: string) => `Posts about ${tag}`,
        title: (tag: string) => `${tag} · Blog of ${brand.name}`,
        description: (tag: string) => `Posts of the blog that are about ${tag}.`,
      },
    },
    feed: { subscribe: "RSS feed", title: `Blog of ${brand.name}` },
    card: { title: "The blog", line: "Building and homes in Pune" },
  },
})

export const postTexts = inLanguages({
  en: {
    trail: { home: "Home", blog: "Blog" },
    back: "Back to Blog",
    updated: (day: string) => `Updated ${day}`,
    /** For the count that comes later; # is the number. */
    viewWords: { one: "1 view", other: "# views" },
    views: (count: number) => (count === 1 ? "1 view" : `${count.toLocaleString("en-IN")} views`),
    like: "Like",
    liked: "Liked",
    share: "Share",
    copied: "Link copied to clipboard!",
    notCopied: "Copy this link:",
    contents: "In this post",
    tags: "Tags",
    about: "About the author",
    profile: "See the profile",
    work: (services: readonly string[], city: string) => `${services.join(", ")} in ${city}`,
    report: "Report this post",
    reportAbout: (id: string) => `Post ${id}`,
    related: "Read next",
    call: {
      heading: "Planning something like this?",
      lead: "Find a professional whose papers were checked, see what they charge, and book a visit.",
      button: "Find professionals",
      buttonFor: (services: string, city: string) => `Find ${services.toLowerCase()} in ${city}`,
      services: "See all services",
    },
    unknown: {
      title: `Post not found · ${brand.name}`,
      heading: "The requested blog post could not be found.",
      advice: "Blog post not found or service temporarily unavailable.",
    },
    away: {
      title: `Post not loaded · ${brand.name}`,
      heading: "Failed to load blog post. Please try again.",
      advice: "Blog service temporarily unavailable. Please try again later.",
    },
    live: {
      next: (time: string) => `Next free: ${time}`,
      costs: {
        heading: (city: string) => `What owners in ${city} paid`,
        projects: (count: number) => (count === 1 ? "1 project" : `${count} projects`),
        since: (year: number) => `From finished projects since ${year} whose owners told us what they paid.`,
        all: "More about prices",
      },
      free: { heading: (services: string) => `${services} free to meet this week`, search: "See all free times" },
      people: { heading: (services: string) => `${services} you can book`, all: "See them all" },
    },
  },
})
