// The JSON door of the figures that begin a dashboard.
import { serve } from "../platform/serve.server.ts"
import { providerOverview, userOverview } from "./overview.contract.ts"
import { showProviderOverview, showUserOverview } from "./overview.server.ts"

export const overviewApi = [serve(userOverview, showUserOverview), serve(providerOverview, showProviderOverview)]
