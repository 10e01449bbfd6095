import { failureMessage } from "../platform/api/api-failure.ts"
import { toast } from "./toast-store.ts"

/**
 * For an act of one press: what was answered; undefined where it could not be done, which is said.
 * @param otherwise what is said where the server did not say why
 */
export const orSaid = <A>(asked: Promise<A>, otherwise: string, closeAfterMs = 5000): Promise<A | undefined> =>
  asked.catch((error: unknown) => {
    toast("error", failureMessage(error, otherwise), closeAfterMs)
    return undefined
  })
