/** The dialog for a short post: plain words or Markdown, sent at once. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { createPost } from "../posts/post.contract.ts"
import { tagsFrom } from "../posts/tags.rules.ts"
import { postFields } from "./dialog.schema.ts"
import { writeFormTexts } from "./pages.texts.ts"
import { convertText } from "./writing.contract.ts"

const isAddress = (typed: string | undefined) => !typed || typed.startsWith("/") || URL.canParse(typed)

export const writeForm = form({
  name: "write-post",
  fields: fieldsOf(postFields),
  texts: writeFormTexts,
  rules: [
    { fields: ["featured_image"], check: ({ featured_image }) => (isAddress(featured_image) ? undefined : "url") },
  ],
  send: async ({ category_id, content, tags, featured_image, ...text }, { key }) => {
    const { html } = await call(convertText, { format: "markdown", text: content })
    const post = { ...text, category_id: Number(category_id), content: html, tags: tagsFrom(tags ?? "") }
    return call(createPost, { ...post, featured_image: featured_image || null }, { idempotencyKey: key })
  },
})
