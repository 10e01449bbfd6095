import { useNavigate } from "react-router"
import { ErrorState } from "../../ui/error-state.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { resultStateTexts } from "../texts.ts"

type SearchFailureProps = {
  message: string
  /** Of the same search, to try again. */
  address: string
}

/** In the place of the results. */
export default function SearchFailure({ message, address }: SearchFailureProps) {
  const t = useTexts(resultStateTexts)
  const navigate = useNavigate()
  return (
    <div id="search-failure">
      <ErrorState title={t.failed} message={message} onRetry={() => void navigate(address, { replace: true })} />
    </div>
  )
}
