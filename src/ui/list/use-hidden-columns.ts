import { useSearchParams } from "react-router"
import { useQueryParams } from "../use-query-params.ts"
import { hiddenColumns, withColumn } from "./column-choice.ts"

/** Which columns are put away, and putting one away or back. */
export const useHiddenColumns = () => {
  const params = useQueryParams()
  const [, setParams] = useSearchParams()
  return {
    hidden: hiddenColumns(params),
    onChoose: (name: string, isShown: boolean) =>
      setParams(withColumn(params, name, isShown), { replace: true, preventScrollReset: true }),
  }
}
