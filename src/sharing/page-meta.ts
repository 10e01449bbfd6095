import type { MetaDescriptor } from "react-router"
import { brand } from "../brand.ts"
import { type SharingPicture, sharingPath } from "./sharing-card.ts"

interface PublicPage {
  title: string
  description: string
  /** Its one address, from the first slash on. */
  path: string
  type?: "website" | "profile"
  picture: SharingPicture
}

/** What search engines and messengers are told about a public page. */
export const pageMeta = (
  publicUrl: string,
  { title, description, path, type, picture }: PublicPage,
): MetaDescriptor[] => {
  const url = publicUrl + path
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: type ?? "website" },
    { property: "og:url", content: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:locale", content: "en_IN" },
    { property: "og:image", content: publicUrl + sharingPath(picture) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `Drawings, and the words: ${picture.card.title}. ${picture.card.line}` },
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

/** The site's own address, which the root of every page knows. */
export const publicUrlOf = (matches: readonly ({ id: string; loaderData: unknown } | undefined)[]) => {
  const root = matches.find((match) => match?.id === "root")?.loaderData
  return typeof root === "object" && root !== null && "publicUrl" in root ? String(root.publicUrl) : ""
}
