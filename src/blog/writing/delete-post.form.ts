import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { removePost } from "../posts/post.contract.ts"
import { deletePostTexts } from "./pages.texts.ts"

export const deletePostForm = (id: string) =>
  form({
    name: "delete-post",
    fields: {},
    texts: deletePostTexts,
    send: async () => (await call(removePost, { id })).message,
  })
