import { serve } from "../platform/api/serve.server.ts"
import { serveUpload } from "../platform/api/serve-upload.server.ts"
import * as calls from "./file.contract.ts"
import { discardFile, showFile } from "./file.server.ts"
import { receiveFile } from "./file-arrival.server.ts"

export const filesApi = [
  serveUpload(calls.uploadFile, receiveFile),
  serve(calls.showFile, showFile),
  serve(calls.discardFile, discardFile),
]
