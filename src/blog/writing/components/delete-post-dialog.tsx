import { useRevalidator } from "react-router"
import { ConfirmDialog } from "../../../ui/form/form-frame.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { deletePostForm } from "../delete-post.form.ts"
import type { OwnPostList } from "../own-posts.list.ts"
import { ownPostsTexts } from "../pages.texts.ts"

/** The dialog that the address opens, if any. */
export function DeletePostDialog({ list: { opened, close } }: { list: OwnPostList }) {
  const { deletion: t } = useTexts(ownPostsTexts)
  const { revalidate } = useRevalidator()
  if (!opened) return null
  const onDone = async (message: string) => {
    toast("success", message, 5000)
    await revalidate()
  }
  return (
    <ConfirmDialog
      key={opened.row.id}
      form={deletePostForm(opened.row.id)}
      asked={{ title: t.title, text: t.text, button: t.button, cancel: t.cancel, variant: "danger" }}
      onClose={close}
      onDone={onDone}
    />
  )
}
