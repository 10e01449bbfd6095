// The JSON door of privacy.
import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import { requestDeletion, takeBack } from "./deletion.server.ts"
import { handOverExport, requestExport } from "./export.server.ts"
import { agree, askDeletion, askExport, downloadExport, privacyConsents, takeBackDeletion } from "./privacy.contract.ts"
import { PRIVACY_PAGE } from "./privacy.rules.ts"
import { agreeToTerms, showPrivacy } from "./privacy.server.ts"

export const privacyApi = [
  serve(privacyConsents, showPrivacy),
  serve(agree, agreeToTerms),
  serve(askExport, requestExport),
  serveFile(downloadExport, handOverExport, { page: PRIVACY_PAGE }),
  serve(askDeletion, requestDeletion),
  serve(takeBackDeletion, takeBack),
]
