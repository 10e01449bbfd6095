/** A file of professionals: looked at, and then invited. */
import { imported, looked } from "../../../files/table-import/import-file.actions.ts"
import type { TableActions } from "../../../files/table-import/use-import.ts"
import { upload } from "../../../platform/api/upload.ts"
import { importProfessionals, previewProfessionals } from "./import-professionals.contract.ts"
import type { ProfessionalImportPreview } from "./import-professionals.schema.ts"

const quietly = { onProgress: () => {} }

export const professionalImport: TableActions<ProfessionalImportPreview> = {
  look: (file, signal) => looked(upload(previewProfessionals, {}, file, { ...quietly, signal }), signal),
  bring: (file, { invitations }, signal) =>
    imported(upload(importProfessionals, { invitations }, file, { ...quietly, signal }), signal),
}
