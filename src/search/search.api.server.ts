// The JSON door of search.
import { serveFinished } from "../platform/api/serve.server.ts"
import { searchServices } from "./search.contract.ts"
import { answerSearch } from "./search.server.ts"

export const searchApi = [serveFinished(searchServices, answerSearch)]
