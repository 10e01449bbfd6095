/** The most that a post and its parts may have, in characters where nothing else is said. Pure. */
export const POST_LIMITS = {
  title: 150,
  excerpt: 400,
  slug: 80,
  tag: 30,
  /** In number. */
  tags: 10,
  alt: 300,
  caption: 500,
  /** Of a link. */
  address: 2000,
  /** Of its text, without marks and addresses. */
  text: 200_000,
  /** The highest id of a category. */
  category: 32_767,
} as const
