import { serve } from "../../platform/api/serve.server.ts"
import * as calls from "./portrait.contract.ts"
import { changePortrait, makePortrait, removePortrait } from "./portrait.server.ts"

export const portraitApi = [
  serve(calls.changePortrait, (ctx, _input, _http, made) => changePortrait(ctx, made), { prepare: makePortrait }),
  serve(calls.removePortrait, removePortrait),
]
