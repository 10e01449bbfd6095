import { useRevalidator } from "react-router"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"

/** An act with one press: one at a time, and the page is loaded anew when it is done. */
export const useOfferAction = () => {
  const { revalidate } = useRevalidator()
  const { busy, alone } = useOneAtATime()
  const act = (work: () => Promise<unknown>) =>
    void alone(async () => {
      if (await work()) await revalidate()
    })
  return { busy, act }
}
