import { inLanguages } from "../platform/language/language.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"

const text = {
  title: "Title",
  excerpt: "Excerpt",
  category: "Category",
  tags: "Tags",
  featured_image: "Picture",
  featured_alt: "The picture in words",
}
const personal: Record<string, TableTexts> = {
  blog_posts: {
    title: "Posts on the blog",
    columns: {
      ...text,
      slug: "Address",
      html: "Text",
      status: "State",
      version: "Newest version",
      submitted_version: "Version sent for review",
      published_version: "Version on the blog",
      submitted_at: "Sent for review",
      scheduled_for: "To be published",
      published_at: "Published",
      reviewed_at: "Reviewed",
      review_note: "Note of our team",
      created_at: "Begun",
      updated_at: "Changed",
    },
    values: {
      status: {
        draft: "Draft",
        in_review: "With our team",
        scheduled: "Scheduled",
        published: "Published",
        returned: "Sent back",
        hidden: "Hidden",
      },
    },
  },
  blog_versions: {
    title: "Versions of your posts",
    columns: { ...text, version: "Version", document: "Text, for programs", saved_at: "Saved", sent_at: "Sent" },
  },
  blog_likes: { title: "Posts you like", columns: { post: "Post", liked_at: "Since" } },
  blog_comments: {
    title: "Comments on the blog",
    columns: {
      post: "Post",
      content: "Comment",
      status: "State",
      decided_at: "Looked at by our team",
      created_at: "Written",
    },
    values: { status: { visible: "Shown", held: "With our team", hidden: "Hidden" } },
  },
}
export const blogPersonalTexts = inLanguages({ en: personal })
