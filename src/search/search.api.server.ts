// The JSON door of search.
import { serve } from "../platform/api/serve.server.ts"
import { searchServices } from "./search.contract.ts"
import { searchForServices } from "./search.server.ts"

export const searchApi = [serve(searchServices, searchForServices)]
