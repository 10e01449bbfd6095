// The JSON door of search.
import { serve, serveFinished } from "../platform/api/serve.server.ts"
import { searchServices } from "./search.contract.ts"
import { answerSearch } from "./search.server.ts"
import { workCost } from "./work-cost.contract.ts"
import { showWorkCost } from "./work-cost.server.ts"

export const searchApi = [serveFinished(searchServices, answerSearch), serve(workCost, showWorkCost)]
