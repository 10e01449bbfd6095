import { failureMessage } from "../../platform/api/api-failure.ts"
import { FormRefusal } from "../../platform/form/form.ts"
import { toast } from "./toast-store.ts"

/**
 * For an act of one press: what was answered; undefined where it could not be done, which is said.
 * @param otherwise what is said where neither the server nor the act itself says why
 */
export const toastOnFailure = <A>(asked: Promise<A>, otherwise: string, closeAfterMs = 5000): Promise<A | undefined> =>
  asked.catch((error: unknown) => {
    toast("error", error instanceof FormRefusal ? error.message : failureMessage(error, otherwise), closeAfterMs)
    return undefined
  })
