/** A file of locations: looked at, and then imported. */
import { imported, looked } from "../../../files/table-import/import-file.actions.ts"
import type { TableActions } from "../../../files/table-import/use-import.ts"
import { upload } from "../../../platform/api/upload.ts"
import { importLocations, previewImport } from "./import.contract.ts"
import type { LocationImportPreview } from "./import.schema.ts"

const quietly = { onProgress: () => {} }

export const locationImport: TableActions<LocationImportPreview> = {
  look: (file, signal) => looked(upload(previewImport, {}, file, { ...quietly, signal }), signal),
  bring: (file, seen, signal) => imported(upload(importLocations, seen.new, file, { ...quietly, signal }), signal),
}
