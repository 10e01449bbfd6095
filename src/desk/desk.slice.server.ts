import { sendInvitationAgain, withdrawInvitation } from "../accounts/admin-invitation/admin-invitation.server.ts"
import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { deskAudit, deskAuditFile } from "./audit/audit.contract.ts"
import { exportAudit, getAudit } from "./audit/audit.server.ts"
import { exportComments, exportPosts } from "./blog/blog-csv.server.ts"
import { commentsFile, postsFile } from "./blog/blog-files.contract.ts"
import * as catalogueCalls from "./catalogue/catalogue.contract.ts"
import { getCatalogueCities, getCatalogueServices, setOpen } from "./catalogue/catalogue.server.ts"
import { exportCities, exportLocalities, exportServices, exportSynonyms } from "./catalogue/catalogue-csv.server.ts"
import { exportHidden } from "./moderation/hidden-csv.server.ts"
import * as moderationCalls from "./moderation/moderation.contract.ts"
import * as moderation from "./moderation/moderation.server.ts"
import { exportReports } from "./moderation/reports-csv.server.ts"
import {
  deskInvitations,
  invitationsFile,
  inviteAdministrator,
  resendInvitation,
  withdrawAdminInvitation,
} from "./people/invitations/invitations.contract.ts"
import { getInvitations, invite } from "./people/invitations/invitations.server.ts"
import { exportInvitations } from "./people/invitations/invitations-csv.server.ts"
import {
  deletePerson,
  deskPeople,
  deskPerson,
  endPersonSessions,
  peopleFile,
  resendPersonActivation,
  restorePerson,
  setPersonDeskRole,
  suspendPerson,
} from "./people/people.contract.ts"
import { peopleNotifications } from "./people/people.notifications.server.ts"
import { getPerson, listPeople } from "./people/people.server.ts"
import { exportPeople } from "./people/people-csv.server.ts"
import {
  beginDeletionOf,
  endSessionsOf,
  resendActivation,
  restore,
  setDeskRoleOf,
  suspend,
} from "./people/person-actions.server.ts"
import { exportSearches } from "./searches/searches-csv.server.ts"
import { searchesFile } from "./searches/searches-file.contract.ts"
import { deskFigures, deskWaiting, deskWeekRows } from "./today/today.contract.ts"
import { getWaiting } from "./today/today.server.ts"
import { getFigures, getWeekRows } from "./today/week.server.ts"
import { exportFigures, exportWeekRows } from "./today/week-csv.server.ts"
import { figuresFile, weekRowsFile } from "./today/week-files.contract.ts"
import { exportPapers, exportProfessionals, exportSecondLooks } from "./verification/verification-csv.server.ts"
import { papersFile, professionalsFile, secondLooksFile } from "./verification/verification-files.contract.ts"

const catalogue = "/admin/catalogue"

export const desk: Slice = {
  name: "desk",
  title: "administration",
  description: "What waits for administrators",
  notifications: peopleNotifications,
  calls: [
    serve(deskWaiting, getWaiting),
    serve(deskFigures, getFigures),
    serve(deskWeekRows, getWeekRows),
    serveFile(figuresFile, exportFigures, { page: "/admin/dashboard" }),
    serveFile(weekRowsFile, exportWeekRows, { page: "/admin/week" }),
    serveFile(searchesFile, exportSearches, { page: "/admin/searches" }),
    serveFile(papersFile, exportPapers, { page: "/admin/verification" }),
    serveFile(secondLooksFile, exportSecondLooks, { page: "/admin/verification/second" }),
    serveFile(professionalsFile, exportProfessionals, { page: "/admin/verification/professionals" }),
    serveFile(postsFile, exportPosts, { page: "/admin/blog" }),
    serveFile(commentsFile, exportComments, { page: "/admin/blog/comments" }),
    serve(deskPeople, listPeople),
    serveFile(peopleFile, exportPeople, { page: "/admin/people" }),
    serve(deskPerson, getPerson),
    serve(suspendPerson, suspend),
    serve(restorePerson, restore),
    serve(resendPersonActivation, resendActivation),
    serve(endPersonSessions, endSessionsOf),
    serve(deletePerson, beginDeletionOf),
    serve(setPersonDeskRole, setDeskRoleOf),
    serve(deskInvitations, getInvitations),
    serveFile(invitationsFile, exportInvitations, { page: "/admin/people/invitations" }),
    serve(inviteAdministrator, invite),
    serve(resendInvitation, sendInvitationAgain),
    serve(withdrawAdminInvitation, withdrawInvitation),
    serve(moderationCalls.reportedItems, moderation.listReported),
    serveFile(moderationCalls.reportsFile, exportReports, { page: "/admin/moderation/reported" }),
    serve(moderationCalls.hiddenItems, moderation.listHidden),
    serveFile(moderationCalls.hiddenFile, exportHidden, { page: "/admin/moderation/hidden" }),
    serve(moderationCalls.foundItems, moderation.findItems),
    serve(moderationCalls.decideReport, moderation.decideReport),
    serve(moderationCalls.decideHiding, moderation.decideHiding),
    serve(catalogueCalls.catalogueServices, getCatalogueServices),
    serve(catalogueCalls.setServiceOpen, setOpen),
    serve(catalogueCalls.catalogueCities, getCatalogueCities),
    serveFile(catalogueCalls.catalogueServicesFile, exportServices, { page: catalogue }),
    serveFile(catalogueCalls.catalogueCitiesFile, exportCities, { page: `${catalogue}?tab=cities` }),
    serveFile(catalogueCalls.catalogueLocalitiesFile, exportLocalities, { page: `${catalogue}?tab=cities` }),
    serveFile(catalogueCalls.catalogueSynonymsFile, exportSynonyms, { page: `${catalogue}?tab=synonyms` }),
    serve(deskAudit, getAudit),
    serveFile(deskAuditFile, exportAudit, { page: "/admin/audit" }),
  ],
}
