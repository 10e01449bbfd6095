/** The two files every first screen needs, for the `links` of the root route. */
export const fontPreloads = ["/fonts/fraunces-latin.woff2", "/fonts/mukta-400-latin.woff2"].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}))
