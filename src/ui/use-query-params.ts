import { useLocation, useNavigation } from "react-router"

/** The query that was asked for last: a choice stands as it was made while its answer is on its way. */
export const useQueryParams = () => {
  const here = useLocation()
  const { location } = useNavigation()
  const asked = location?.pathname === here.pathname ? location : here
  return new URLSearchParams(asked.search)
}
