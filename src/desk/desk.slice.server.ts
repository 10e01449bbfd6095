import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { deskAudit, deskAuditFile } from "./audit/audit.contract.ts"
import { exportAudit, getAudit } from "./audit/audit.server.ts"
import { catalogueCities, catalogueServices, setServiceOpen } from "./catalogue/catalogue.contract.ts"
import { getCatalogueCities, getCatalogueServices, setOpen } from "./catalogue/catalogue.server.ts"
import {
  deletePerson,
  deskPeople,
  deskPerson,
  endPersonSessions,
  resendPersonActivation,
  restorePerson,
  setPersonDeskRole,
  suspendPerson,
} from "./people/people.contract.ts"
import { peopleNotifications } from "./people/people.notifications.server.ts"
import { getPerson, listPeople } from "./people/people.server.ts"
import {
  beginDeletionOf,
  endSessionsOf,
  resendActivation,
  restore,
  setDeskRoleOf,
  suspend,
} from "./people/person-actions.server.ts"
import { deskToday } from "./today/today.contract.ts"
import { getToday } from "./today/today.server.ts"

export const desk: Slice = {
  name: "desk",
  title: "administration",
  description: "What waits for administrators",
  notifications: peopleNotifications,
  calls: [
    serve(deskToday, getToday),
    serve(deskPeople, listPeople),
    serve(deskPerson, getPerson),
    serve(suspendPerson, suspend),
    serve(restorePerson, restore),
    serve(resendPersonActivation, resendActivation),
    serve(endPersonSessions, endSessionsOf),
    serve(deletePerson, beginDeletionOf),
    serve(setPersonDeskRole, setDeskRoleOf),
    serve(catalogueServices, getCatalogueServices),
    serve(setServiceOpen, setOpen),
    serve(catalogueCities, getCatalogueCities),
    serve(deskAudit, getAudit),
    serveFile(deskAuditFile, exportAudit, { page: "/admin/audit" }),
  ],
}
