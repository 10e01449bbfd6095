import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import * as calls from "./selection/selection.contract.ts"
import { serviceSelected } from "./selection/selection.notifications.server.ts"
import * as selection from "./selection/selection.server.ts"
import { selectionData } from "./selection.personal.server.ts"
import * as shortlistCalls from "./shortlist/shortlist.contract.ts"
import * as shortlist from "./shortlist/shortlist.server.ts"

export const selections: Slice = {
  name: "selections",
  description: "Whom a customer selects for their project, and whom they keep on a shortlist",
  tables: ["selections", "shortlist_entries", "shortlist_links"],
  personal: [selectionData],
  calls: [
    serve(calls.selectedServices, selection.getSelected),
    serve(calls.availableServices, selection.getAvailable),
    serve(calls.updateUserService, selection.changeSelection),
    serve(calls.syncUserServices, selection.replaceSelection),
    serve(calls.removeUserService, selection.removeSelection),
    serve(calls.serviceUsers, selection.getServiceUsers),
    serve(shortlistCalls.getShortlist, shortlist.getShortlist),
    serve(shortlistCalls.addToShortlist, shortlist.addToShortlist),
    serve(shortlistCalls.removeFromShortlist, shortlist.removeFromShortlist),
    serve(shortlistCalls.makeShortlistLink, shortlist.makeShortlistLink),
    serve(shortlistCalls.endShortlistLink, shortlist.endShortlistLink),
  ],
  notifications: [serviceSelected],
}
