import { useSearchParams } from "react-router"

const dialogs = ["link", "picture", "pictures"] as const
type EditorDialog = (typeof dialogs)[number]

/** The dialog in front of a post that is written: it stands in the address, so that Back closes it. */
export const useDialogAddress = () => {
  const [params, setParams] = useSearchParams()
  return {
    opened: dialogs.find((name) => name === params.get("dialog")),
    open: (dialog: EditorDialog) => setParams({ dialog }, { preventScrollReset: true }),
    close: () => setParams({}, { replace: true, preventScrollReset: true }),
  }
}
