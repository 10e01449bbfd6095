import { useNavigate, useRevalidator, useSearchParams } from "react-router"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { catalogueAddressWith } from "../catalogue.rules.ts"

/** The dialog that the address opens, its address, and what follows once it is done. */
export const useCatalogueDialog = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const close = () => void navigate(catalogueAddressWith(params, {}), { replace: true, preventScrollReset: true })
  return {
    act: params.get("act"),
    of: params.get("of"),
    in: params.get("in"),
    to: (act: string, of: string | number = "", within: string | number = "") =>
      catalogueAddressWith(params, { act, of, in: within }),
    close,
    /** For a form in it. */
    settled: {
      draft: null,
      onDone: async (message: string, isHere: boolean) => {
        toast("success", message, 6000)
        await revalidate()
        if (isHere) close()
      },
    },
  }
}
export type CatalogueDialog = ReturnType<typeof useCatalogueDialog>
