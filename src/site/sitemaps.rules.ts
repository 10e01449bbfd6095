/** Those of projects stand at the root, since a file may name only what stands below itself. */
export const PROJECTS_SITEMAP = "/sitemap-projects"
/** What search engines are told of; the second is an index of more. */
export const sitemapPaths = ["/sitemap.xml", `${PROJECTS_SITEMAP}.xml`]
